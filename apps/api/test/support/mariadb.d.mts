export function findMariadb(): { daemon: string; install: string } | undefined;
export function startMariadb(): Promise<{ url: string; pid: number; stop(): Promise<void> }>;

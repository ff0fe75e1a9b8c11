export function findMariadb(): { daemon: string; install: string } | undefined;
export function startMariadb(): Promise<{ url: string; pid: number; stop(): Promise<void> }>;

/** A free port of the loopback that the system does not hand out by itself. */
export function freePort(): Promise<number>;

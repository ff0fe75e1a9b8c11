export function startMariadb(): Promise<{ url: string; pid: number; stop(): Promise<void> }>;

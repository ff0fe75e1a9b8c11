/** What the system knows of a process: from /proc where there is one, else from `ps`. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Microseconds of CPU so far, in hundredths of a second. */
export function cpuOfPid(pid: number | string | undefined) {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return cpuFromPs(ps('time', pid));
  const fields = stat.split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Resident memory. (kB) */
export function rssOfPid(pid: number | string | undefined) {
  const status = read(`/proc/${pid}/status`);
  return status === undefined
    ? Number(ps('rss', pid))
    : Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
}

/**
 * Microseconds.
 * @param time As `ps` writes it: [[days-]hours:]minutes:seconds[.hundredths]
 */
export function cpuFromPs(time: string) {
  const [clock = '', days = '0'] = time.trim().split('-').reverse();
  const seconds = clock.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return Math.round((Number(days) * 86_400 + seconds) * 1_000_000);
}

function read(file: string) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

function ps(column: string, pid: number | string | undefined) {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    throw new Error('This bench reads /proc or calls `ps`: run it on Linux or macOS.');
  }
}

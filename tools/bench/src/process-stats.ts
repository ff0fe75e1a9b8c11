/** CPU time and memory of other processes, from /proc or from `ps`. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

type Pid = number | string | undefined;

/** CPU time so far, in steps of a hundredth of a second. (µs) */
export function cpuOfPid(pid: Pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return cpuFromPs(ps('time', pid));
  const fields = stat.split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Resident memory. (kB) */
export function rssOfPid(pid: Pid) {
  const status = read(`/proc/${pid}/status`);
  const [, rss] = status === undefined ? ['', ps('rss', pid)] : (VM_RSS.exec(status) ?? []);
  return Number(rss);
}

const VM_RSS = /^VmRSS:\s+(\d+) kB$/m;

/** @param time [[days-]hours:]minutes:seconds[.hundredths] @returns µs */
export function cpuFromPs(time: string) {
  const [clock = '', days = '0'] = time.trim().split('-').reverse();
  const seconds = clock.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return Math.round((Number(days) * 86_400 + seconds) * 1_000_000);
}

const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

function ps(column: string, pid: Pid) {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    throw new Error('This benchmark reads /proc or calls `ps`: run it on Linux or macOS.');
  }
}

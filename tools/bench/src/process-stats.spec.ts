import { cpuFromPs, cpuOfPid, rssOfPid } from './process-stats.ts';

test.each([
  ['0:01.50', 1_500_000],
  ['00:01:01', 61_000_000],
  ['1-02:00:00', 93_600_000_000],
])('reads the CPU time that ps writes as %s', (time, microseconds) => {
  expect(cpuFromPs(time)).toBe(microseconds);
});

test('reads CPU and memory of a process', () => {
  const { user, system } = process.cpuUsage();
  const used = cpuOfPid(process.pid);
  expect(used).toBeGreaterThan(0);
  // Counted in hundredths of a second.
  expect(used).toBeGreaterThan(user + system - 50_000);
  expect(rssOfPid(process.pid)).toBeGreaterThan(1_000);
});

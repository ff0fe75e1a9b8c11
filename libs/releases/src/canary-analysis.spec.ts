import { CANARY_RULE, analyseCanary } from './canary-analysis.js';

const samples = (visits: number, failed: number) => ({ visits, failed });
const analyse = (canary: [number, number], live: [number, number] = [0, 0], hours = 1) =>
  analyseCanary({ canary: samples(...canary), live: samples(...live), hours });

test('aborts a failing canary and gives its numbers as the reason', () => {
  const { decision, reason } = analyse([40, 8], [360, 2]);
  expect(decision).toBe('abort');
  expect(reason).toBe(
    'More than 1.3 % of visits fail: 8 of 40 visits failed (20 %); live: 2 of 360 visits failed (0.6 %).',
  );
});

test('promotes a healthy canary once there is enough evidence', () => {
  expect(analyse([100, 0]).decision).toBe('continue');
  expect(analyse([200, 0]).decision).toBe('promote');
  expect(analyse([CANARY_RULE.minSamples - 1, CANARY_RULE.minSamples - 1]).decision).toBe(
    'continue',
  );
});

test('does not blame the canary for failures that also occur in the live version', () => {
  expect(analyse([200, 20], [1800, 2]).decision).toBe('abort');
  expect(analyse([200, 20], [1800, 180]).decision).not.toBe('abort');
});

test('leaves a canary that is no worse than a failing live version to a manual decision', () => {
  const { decision, reason } = analyse([400, 80], [3600, 720]);
  expect(decision).toBe('manual');
  expect(reason).toContain('no worse than live, which itself fails');
});

test('waits for samples of live unless it has hardly any traffic', () => {
  expect(analyse([40, 8], [CANARY_RULE.minLiveSamples - 1, 12]).decision).toBe('continue');
  expect(analyse([40, 8], [CANARY_RULE.minLiveSamples, 0]).decision).toBe('abort');
  expect(analyse([CANARY_RULE.samplesWithoutLive, 20], [3, 0]).decision).toBe('abort');
});

test('never promotes on low traffic, but still aborts a failing canary', () => {
  const low = analyse([12, 1], [80, 0], CANARY_RULE.maxHours);
  expect(low.decision).toBe('manual');
  expect(low.reason).toContain('Low traffic');
  expect(analyse([400, 1], [800, 0], CANARY_RULE.maxHours).decision).toBe('manual');
  expect(analyse([40, 10], [800, 0], CANARY_RULE.maxHours).decision).toBe('abort');
});

test('leaves a rate between good and worse to a manual decision after enough visits', () => {
  expect(analyse([CANARY_RULE.maxSamples, 75], [9000, 45]).decision).toBe('manual');
});

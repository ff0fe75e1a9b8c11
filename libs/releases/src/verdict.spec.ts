import { RULE, judge } from './verdict.js';

const voices = (visits: number, failed: number) => ({ visits, failed });
const decide = (canary: [number, number], live: [number, number] = [0, 0], hours = 1) =>
  judge({ canary: voices(...canary), live: voices(...live), hours });

test('a canary that fails is taken back, with its numbers in words', () => {
  const { decision, why } = decide([40, 8], [360, 2]);
  expect(decision).toBe('take back');
  expect(why).toBe(
    'It fails more than 1.3 % of visits: 8 of 40 visits failed (20 %); live: 2 of 360 visits failed (0.6 %).',
  );
});

test('a healthy one is promoted once there is evidence, and not before', () => {
  expect(decide([100, 0]).decision).toBe('wait');
  expect(decide([200, 0]).decision).toBe('promote');
  expect(decide([RULE.least - 1, RULE.least - 1]).decision).toBe('wait');
});

test('what fails everywhere is not the canary’s fault', () => {
  expect(decide([200, 20], [1800, 2]).decision).toBe('take back');
  expect(decide([200, 20], [1800, 180]).decision).not.toBe('take back');
});

test('what is no worse than a live version that fails is a person’s', () => {
  const { decision, why } = decide([400, 80], [3600, 720]);
  expect(decision).toBe('person');
  expect(why).toContain('no worse than live, which itself fails');
});

test('live’s voices are waited for, unless it hardly has any', () => {
  expect(decide([40, 8], [RULE.liveLeast - 1, 12]).decision).toBe('wait');
  expect(decide([40, 8], [RULE.liveLeast, 0]).decision).toBe('take back');
  expect(decide([RULE.alone, 20], [3, 0]).decision).toBe('take back');
});

test('small traffic is said to be small: then a person promotes, and failing is still taken back', () => {
  const small = decide([12, 1], [80, 0], RULE.hours);
  expect(small.decision).toBe('person');
  expect(small.why).toContain('Traffic is small');
  expect(decide([400, 1], [800, 0], RULE.hours).decision).toBe('person');
  expect(decide([40, 10], [800, 0], RULE.hours).decision).toBe('take back');
});

test('a rate between good and worse is a person’s after enough visits', () => {
  expect(decide([RULE.most, 75], [9000, 45]).decision).toBe('person');
});

import { AS_BAD, MAIN_ROLLOUTS, simulate } from './canary-analysis.ts';

test.each(MAIN_ROLLOUTS)(
  'the analysis of a canary ($what) is wrong in at most 1 % of 1,000 seeded rollouts',
  (rollout) => {
    expect(simulate(rollout, 1000).wrong).toBeLessThanOrEqual(0.01);
  },
);

test('does not blame the canary for failures that also occur in the live version', () => {
  expect(simulate(AS_BAD, 200, 300).wrong).toBeLessThanOrEqual(0.01);
});

// @ts-check
import { AS_BAD, JUDGED, simulate } from './bench/verdict.mjs';

test.each(JUDGED)(
  'the verdict on a canary that $what is wrong in at most 1 % of 1,000 seeded rollouts',
  (rollout) => {
    expect(simulate(rollout, 1000).wrong).toBeLessThanOrEqual(0.01);
  },
);

test('a canary is not blamed for what live does as well', () => {
  expect(simulate(AS_BAD, 200, 300).wrong).toBeLessThanOrEqual(0.01);
});

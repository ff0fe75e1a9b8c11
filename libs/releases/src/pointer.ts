import { createHash } from 'node:crypto';
import type { NumberedMove } from './store.js';

export type CanaryMove = NumberedMove & { share: number };

/** Where an app's moves have led: what all visits get, and what a share of them gets in its place. */
export interface Pointer {
  live: NumberedMove | undefined;
  canary: CanaryMove | undefined;
  /** The move that took the app out of the site, if it is the last one; then nothing is live. */
  retired: NumberedMove | undefined;
}

const isCanary = (move: NumberedMove): move is CanaryMove => move.action === 'canary';

/** @param moves the last one first */
export function pointerOf(moves: readonly NumberedMove[]): Pointer {
  const [last] = moves;
  const settled = moves.find((move) => !isCanary(move));
  const isRetired = settled?.action === 'retire';
  return {
    live: isRetired ? undefined : settled,
    canary: last && isCanary(last) ? last : undefined,
    retired: isRetired ? settled : undefined,
  };
}

/** The version that was live before the live one; a canary that was taken back never was. */
export function previousOf(moves: readonly NumberedMove[]): string | undefined {
  const { live } = pointerOf(moves);
  return moves.find((move) => !isCanary(move) && move.version !== live?.version)?.version;
}

/** Whether a visit is among those that get the canary: always the same for the same visit. */
export function isInShare(visit: string, app: string, { number, share }: CanaryMove): boolean {
  const hash = createHash('sha256').update(`${visit} ${app} ${number}`).digest();
  return hash.readUInt32BE() / 2 ** 32 < share;
}

import { createHash } from 'node:crypto';
import type { Deployment } from '@tivara/contracts';

export interface NumberedDeployment extends Deployment {
  /** Position in the app's deployment history, from 1. */
  number: number;
}

export type CanaryDeployment = NumberedDeployment & { share: number };

export interface Current {
  live: NumberedDeployment | undefined;
  canary: CanaryDeployment | undefined;
  /** Set while the app is retired; then nothing is live. */
  retired: NumberedDeployment | undefined;
}

const isCanary = (deployment: NumberedDeployment): deployment is CanaryDeployment =>
  deployment.action === 'canary';

/** @param history newest first */
export function currentOf(history: readonly NumberedDeployment[]): Current {
  const [last] = history;
  const settled = history.find((deployment) => !isCanary(deployment));
  const isRetired = settled?.action === 'retire';
  return {
    live: isRetired ? undefined : settled,
    canary: last && isCanary(last) ? last : undefined,
    retired: isRetired ? settled : undefined,
  };
}

export function previousVersion(history: readonly NumberedDeployment[]): string | undefined {
  const { live } = currentOf(history);
  return history.find((each) => !isCanary(each) && each.version !== live?.version)?.version;
}

/** Whether a visit gets the canary: always the same for the same visit. */
export function isInShare(
  visit: string,
  app: string,
  { number, share }: CanaryDeployment,
): boolean {
  const hash = createHash('sha256').update(`${visit} ${app} ${number}`).digest();
  return hash.readUInt32BE() / 2 ** 32 < share;
}

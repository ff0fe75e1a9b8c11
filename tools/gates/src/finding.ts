import { CodedError, type ErrorCode } from '@tivara/contracts';

/** A problem of a release, its cause and its remedy. */
export interface Finding {
  code: ErrorCode;
  what: string;
  why?: string;
  do?: string;
}

/** Notes name what could not be checked; they refuse nothing. */
export interface GateOutcome {
  findings: Finding[];
  notes?: string[];
}

/** A rule of libs/releases, which document servers apply as well, as findings. @param rule throws a sentence */
export async function rejectionOf(rule: () => unknown): Promise<Finding[]> {
  try {
    await rule();
    return [];
  } catch (error) {
    return [{ code: codeOf(error), what: (error as Error).message }];
  }
}

/** TIV-301 is a check that failed itself. */
export const codeOf = (error: unknown): ErrorCode =>
  error instanceof CodedError ? error.code : 'TIV-301';

/** Reports the same problem once. */
export const unique = (findings: Finding[], keyOf = ({ what }: Finding) => what) => [
  ...new Map(findings.map((finding) => [keyOf(finding), finding])).values(),
];

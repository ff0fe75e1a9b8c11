/** The rules of libs/releases, which document servers apply as well, as findings of a gate. */
import type { Finding } from './gates.ts';
/** @param rule What throws a sentence. */
export async function rejectionOf(rule: () => unknown): Promise<Finding[]> {
  try {
    await rule();
    return [];
  } catch (error) {
    return [{ what: (error as Error).message }];
  }
}

// @ts-check
/** The rules of libs/releases, which document servers apply as well, as findings of a gate. */

/** @param {() => unknown} rule What throws a sentence. @returns {Promise<import('./gate.mjs').Finding[]>} */
export async function refusalOf(rule) {
  try {
    await rule();
    return [];
  } catch (error) {
    return [{ what: /** @type {Error} */ (error).message }];
  }
}

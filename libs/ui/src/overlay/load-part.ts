/** Between attempts, in ms. Each file may fail once, and the first failure hides those of the other files. */
const DELAYS = [50, 200, 500];

/** Loads code that a click needs, again if a file of it fails. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of DELAYS)
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  return load();
}

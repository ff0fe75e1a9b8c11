/** JSON for a script element: no text in it ends the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The text of a script element that calls a function, which may use nothing around it. Without indentation and comments, as every document has it. */
export const inlineScript = <Args extends unknown[]>(
  program: (...args: Args) => void,
  ...args: Args
): string =>
  `(${String(program).replace(/^\s+(?:\/\/.*\n)?/gm, '')})(${args.map(scriptJson).join()})`;

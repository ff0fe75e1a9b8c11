export const omit = <T extends object, Name extends keyof T>(object: T, ...names: Name[]) =>
  Object.fromEntries(
    Object.entries(object).filter(([name]) => !names.some((each) => each === name)),
  ) as Omit<T, Name>;

/** Without those that are undefined. */
export const pick = <T extends object, Name extends keyof T>(object: T, names: readonly Name[]) =>
  Object.fromEntries(
    names.filter((name) => object[name] !== undefined).map((name) => [name, object[name]]),
  ) as { [Key in Name]: Exclude<T[Key], undefined> };

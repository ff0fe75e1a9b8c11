export const omit = <T extends object, Name extends keyof T>(object: T, ...names: Name[]) =>
  Object.fromEntries(
    Object.entries(object).filter(([name]) => !names.some((each) => each === name)),
  ) as Omit<T, Name>;

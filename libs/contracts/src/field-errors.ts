/** @param fields form fields by body field; `colors.0` also takes `colors.0.images` */
export function splitFieldErrors<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
): { byField: Map<Field, string>; rest: string[] } {
  const byField = new Map<Field, string>();
  const rest: string[] = [];
  for (const [path, message] of Object.entries(errorsOf(error))) {
    const field = closest(path, fields);
    if (field === undefined) rest.push(message);
    else if (!byField.has(field)) byField.set(field, message);
  }
  if (byField.size + rest.length === 0 && error instanceof Error) rest.push(error.message);
  return { byField, rest: [...new Set(rest)] };
}

function closest<Field>(path: string, fields: Readonly<Record<string, Field>>): Field | undefined {
  if (Object.hasOwn(fields, path)) return fields[path];
  const dot = path.lastIndexOf('.');
  return dot < 0 ? undefined : closest(path.slice(0, dot), fields);
}

/** By shape: each remote bundles its own ApiError. */
function errorsOf(error: unknown): object {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'errors' in error ? (error.errors ?? {}) : {};
}

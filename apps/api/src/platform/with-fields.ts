/** A field of a class; `initial` of a new instance. */
export interface DeclaredField {
  name: string;
  decorator: PropertyDecorator;
  initial?: unknown;
}

/** A class with further fields, for those that follow from data and so cannot be written down. */
export function withFields<Fields extends object, Base extends object = object>(
  fields: DeclaredField[],
  BaseClass: new () => Base = class {} as new () => Base,
): new () => Base & Fields {
  const initial = Object.fromEntries(
    fields.filter((field) => 'initial' in field).map((field) => [field.name, field.initial]),
  );
  class WithFields extends (BaseClass as new () => object) {
    constructor() {
      super();
      Object.assign(this, initial);
    }
  }
  for (const { name, decorator } of fields) decorator(WithFields.prototype, name);
  return WithFields as new () => Base & Fields;
}

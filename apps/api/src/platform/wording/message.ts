import { BRAND } from '@tivara/contracts';

/** What the API writes to people: a message can be reworded; names, addresses and what people wrote are strings. */
export type Text = Message | string;
type Values = Readonly<Record<string, Text | number>>;

const texts = new Set<string>();

/** A text with its `{values}`. The text in the code is what it reads by default, and its name. */
export class Message {
  constructor(
    readonly text: string,
    private readonly values: Values,
  ) {}

  with(values: Values): Message {
    return new Message(this.text, { ...this.values, ...values });
  }

  /** @param changes what texts read instead; without them, as the code has it */
  worded(changes: ReadonlyMap<string, string> = new Map()): string {
    const text = changes.get(this.text) ?? this.text;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = Object.hasOwn(this.values, name) ? this.values[name] : placeholder;
      return value instanceof Message ? value.worded(changes) : String(value);
    });
  }
}

/**
 * Of a constant of a module, so that the admin can list it before it is first sent. A whole sentence, where `{brand}` is known; singular
 * and plural are two messages.
 */
export function message(text: string): Message {
  texts.add(text);
  return new Message(text, { brand: BRAND.name });
}

/** What `message` was called with. */
export const messageTexts = (): string[] => [...texts];

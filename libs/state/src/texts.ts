import { Fragment, createElement, useContext, type ReactNode } from 'react';
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { SITE_CONTENT, type SiteContent } from '@tivara/contracts';
import { siteContent } from './site-content';

/**
 * A label or message as the admin words it, with its `{values}`. The text in the code is what it says by default, and its name:
 * it must be a literal, so that the release can list it.
 */
export interface Texts {
  (text: string, values?: Readonly<Record<string, string | number>>): string;
  (text: string, values: Readonly<Record<string, ReactNode>>): ReactNode;
}

const made = new WeakMap<object, Texts>();

/** For what is not a component, such as `head`. */
export function textsOf(queryClient: QueryClient | undefined): Texts {
  const content: Partial<SiteContent> | undefined =
    queryClient && siteContent.read(queryClient, 'site');
  // The content of an API from before 1.8 has none.
  const wording = content?.['site-wording'] ?? SITE_CONTENT['site-wording'];
  let texts = made.get(wording);
  if (!texts) {
    texts = createTexts(new Map(wording.changes.map(({ original, text }) => [original, text])));
    made.set(wording, texts);
  }
  return texts;
}

/** The labels and messages of the components that call it. */
export const useTexts = (): Texts => textsOf(useContext(QueryClientContext));

const isTextual = (part: ReactNode) => typeof part === 'string' || typeof part === 'number';

function createTexts(changes: ReadonlyMap<string, string>): Texts {
  const texts = (text: string, values: Readonly<Record<string, ReactNode>> = {}): ReactNode => {
    const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : `{${name}}`);
    const parts = (changes.get(text) ?? text)
      .split(/\{(\w+)\}/)
      .map((part, i) => (i % 2 ? valueOf(part) : part));
    const isText = parts.every(isTextual);
    if (isText) return parts.join('');
    // Page translation moves texts, and React can only remove elements from where they were moved.
    const elements = parts.map((part) =>
      isTextual(part) && part !== '' ? createElement('span', null, part) : part,
    );
    return createElement(Fragment, null, ...elements);
  };
  return texts as Texts;
}

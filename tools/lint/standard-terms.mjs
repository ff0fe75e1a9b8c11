import path from 'node:path';

/** Words that names do not use, and the field's term for each. (docs/glossary.md) */
const TERMS = {
  ahead: 'prerender',
  'asked|asks': 'fetched, loaded, requested',
  beside: 'adjacent, near, or the role',
  'box column': 'selection column',
  'draw|draws|drawing|drawn|undrawn': 'render, client-rendered',
  'fault|faults': 'issue, violation, error',
  'hear|hears|heard': 'onMessage, subscribe, receive',
  kept: 'cache, store, retain, skipped',
  'lead on': 'redirect',
  'left rows': 'skipped rows',
  'letter|letters': 'mail template',
  'nobody|somebody|whoever': 'the role: visitor, administrator, team',
  office: 'admin',
  'old tab': 'stale tab',
  'one row': 'detail loader',
  'piece|pieces': 'fragment, page, module',
  plate: 'tile background',
  'refusal|refusals': 'ApiError',
  'say|says|said': 'the verb: log, format, message',
  spoil: 'markUncacheable',
  stem: 'asset key',
  surroundings: 'context',
  'take back|taken back': 'roll back, abort',
  'tell|tells|told': 'log, notify, report',
  'verdict|verdicts': 'canary analysis, decision',
  'voice|voices': 'report sample',
  'way back': 'return-to',
};
const PATTERN = new RegExp(`\\b(?:${Object.keys(TERMS).join('|')})\\b`);

/** `keptPages` and `kept-pages` as 'kept pages'. */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase();

const termFor = (word) =>
  Object.entries(TERMS).find(([words]) => words.split('|').includes(word))?.[1];

/** Reports file names and identifiers that use a word of this project's own where the field has a term. */
export const standardTerms = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: { term: '"{{word}}" in {{name}}: the term is {{term}}. (docs/glossary.md)' },
  },
  create(context) {
    const [{ allow = [] } = {}] = context.options;
    const check = (node, name) => {
      const words = allow.reduce((text, term) => text.replaceAll(term, ''), wordsOf(name));
      const [word] = PATTERN.exec(words) ?? [];
      if (word)
        context.report({ node, messageId: 'term', data: { word, name, term: termFor(word) } });
    };
    const checkName = (node) => check(node, node.name);
    return {
      Program: (node) => check(node, path.basename(context.filename)),
      Identifier: checkName,
      PrivateIdentifier: checkName,
      JSXIdentifier: checkName,
      // A key with spaces is a text.
      'Property > Literal.key[value=/^\\S+$/]': (node) => check(node, node.value),
    };
  },
};

import path from 'node:path';

/** Words that names do not use, and the field's term for each. (docs/glossary.md) */
const TERMS = {
  ahead: 'prerender',
  beside: 'adjacent, near, or the role',
  draw: 'render',
  drawing: 'rendering',
  drawn: 'rendered',
  draws: 'renders',
  fault: 'issue, violation, error',
  faults: 'issues, violations, errors',
  hear: 'onMessage, subscribe, receive',
  heard: 'received',
  hears: 'receives',
  keep: 'cache, store, retain',
  keeps: 'caches, stores, retains',
  kept: 'cached, stored, skipped',
  letter: 'mail template',
  letters: 'mail templates',
  nobody: 'the role: visitor, administrator, team',
  office: 'admin',
  piece: 'fragment or page',
  pieces: 'fragments or pages',
  plate: 'tile background',
  refusal: 'ApiError',
  refusals: 'ApiErrors',
  refuse: 'reject',
  somebody: 'the role: visitor, administrator, team',
  spoil: 'markUncacheable',
  stem: 'asset key',
  surroundings: 'context',
  tell: 'log, notify, report',
  tells: 'logs, notifies, reports',
  told: 'logged, notified, reported',
  undrawn: 'client-rendered',
  verdict: 'canary analysis, decision',
  verdicts: 'canary analyses, decisions',
  voice: 'report sample',
  voices: 'report samples',
  whoever: 'the role: visitor, administrator, team',
};

const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Reports file names and identifiers that use a word of this project's own where the field has a term. */
export const standardTerms = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { term: '"{{word}}" in {{name}}: the term is {{term}}. (docs/glossary.md)' },
  },
  create(context) {
    const check = (node, name) => {
      const word = wordsOf(name).find((one) => Object.hasOwn(TERMS, one));
      if (word) context.report({ node, messageId: 'term', data: { word, name, term: TERMS[word] } });
    };
    const checkName = (node) => check(node, node.name);
    return {
      Program: (node) => check(node, path.basename(context.filename)),
      Identifier: checkName,
      PrivateIdentifier: checkName,
      JSXIdentifier: checkName,
      'Property > Literal.key': (node) => check(node, String(node.value)),
    };
  },
};

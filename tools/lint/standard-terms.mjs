import path from 'node:path';

/** Words that names must not contain, and the field's term for each. (docs/glossary.md) */
const TERMS = {
  ahead: 'prerender',
  'asked|asks': 'fetched, loaded, requested',
  beside: 'adjacent, near, or the role',
  'box column': 'selection column',
  'dev whole|whole build': 'monolith, dev-server',
  'draw|draws|drawing|drawn|undrawn': 'render, client-rendered',
  'fault|faults': 'issue, violation, error',
  'hear|hears|heard': 'onMessage, subscribe, receive',
  'heart place|page place|section place': "slot, or the component's real role",
  kept: 'cache, store, retain, skipped',
  'lead on': 'redirect',
  'left rows': 'skipped rows',
  'leave types': 'publish-api-types',
  'letter|letters': 'mail template',
  'near term': 'did-you-mean, synonym, fuzzy match',
  neighbourhood: 'subnet',
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
  'use later': 'useDeferred…',
  'use near': 'useHoverIntent',
  'verdict|verdicts': 'canary analysis, decision',
  'voice|voices': 'report sample',
  'way back': 'return-to',
};
const PATTERN = new RegExp(`\\b(?:${Object.keys(TERMS).join('|')})\\b`);
/** The same for sentences; most of the other words have an ordinary use there. */
const SENTENCES =
  /\b(nobody|somebody|whoever|undrawn|drawn|told|is asked|are asked|back office)\b/i;
const TEST = /^(describe|it|test)$/;

/** `keptPages` and `kept-pages` as 'kept pages'. */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase();

const termFor = (word) =>
  Object.entries(TERMS).find(([words]) => words.split('|').includes(word))?.[1];

/** Reports file names, identifiers, comments and test titles with a word of this project's own where the field has a term. */
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
    messages: {
      term: '"{{word}}" in {{name}}: the term is {{term}}. (docs/glossary.md)',
      sentence: '"{{word}}" in "{{text}}": use the plain word. (docs/glossary.md)',
    },
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
    const checkSentence = (node, text) => {
      // Names in backticks are checked where they are declared.
      const [word] = SENTENCES.exec(text.replace(/`[^`]*`/g, '')) ?? [];
      if (word) context.report({ node, messageId: 'sentence', data: { word, text: text.trim() } });
    };
    return {
      Program: (node) => {
        check(node, path.basename(context.filename));
        for (const comment of context.sourceCode.getAllComments())
          checkSentence(comment, comment.value);
      },
      'CallExpression[arguments.0.type="Literal"]': ({ callee, arguments: [title] }) => {
        const { name } = callee.object ?? callee;
        if (TEST.test(name)) checkSentence(title, String(title.value));
      },
      Identifier: checkName,
      PrivateIdentifier: checkName,
      JSXIdentifier: checkName,
      // A key with spaces is a text.
      'Property > Literal.key[value=/^\\S+$/]': (node) => check(node, node.value),
    };
  },
};

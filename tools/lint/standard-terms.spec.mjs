import { RuleTester } from 'eslint';
import { standardTerms } from './standard-terms.mjs';

RuleTester.describe = describe;
RuleTester.it = test;

const filename = 'page-cache.js';
const one = [{ messageId: 'term' }];

new RuleTester().run('standard-terms', standardTerms, {
  valid: [
    { filename, code: 'const renderedPages = new Map();' },
    // A word that only contains one.
    { filename, code: 'const newsletter = withdrawal.shear;' },
    { filename, code: 'const endPiece = 1;', options: [{ allow: ['end piece'] }] },
    // Texts are for people to judge.
    { filename, code: "const title = 'The piece is kept';" },
    { filename, code: "// Debian's user `nobody`." },
    { filename, code: "test('a product is rendered', () => {});" },
    { filename, code: "log('nobody is told');" },
  ],
  invalid: [
    { filename, code: 'const keptPages = new Map();', errors: one },
    { filename, code: 'class PIECEBoundary {}', errors: one },
    { filename, code: 'const piece = 1;', options: [{ allow: ['end piece'] }], errors: one },
    { filename, code: 'class Page { #drawn = true; }', errors: one },
    { filename, code: 'const row = { take_back: 1 };', errors: one },
    { filename, code: "const row = { 'verdict-of': 1 };", errors: one },
    { filename: 'kept-pages.js', code: 'export const pages = 1;', errors: one },
    { filename, code: '/** Whoever comes. */', errors: [{ messageId: 'sentence' }] },
    { filename, code: "test('nobody is told');", errors: [{ messageId: 'sentence' }] },
    { filename, code: "test.describe('drawn anew');", errors: [{ messageId: 'sentence' }] },
  ],
});

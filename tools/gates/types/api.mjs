// @ts-check
/** What the API answers and takes, read off its controllers by TypeScript: the types.json of its build. */
import path from 'node:path';
import ts from 'typescript';
import { typeTexts } from './type-text.mjs';

/**
 * @typedef {object} ApiTypes
 * @property {Record<string, string>} gives Shapes of the contract that answers hold, by name.
 * @property {Record<string, string>} takes The same of what it takes.
 * @property {Route[]} routes
 * @typedef {{ method: string, path: string, answer: string, body?: string }} Route Parts of the path that are not fixed are `{}`.
 */

const SILENT = ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never;
const VERBS = new Set(['Get', 'Post', 'Put', 'Delete', 'Patch']);

/** @param {string} dir The API's folder. @returns {ApiTypes} */
export function apiTypes(dir) {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(dir, 'tsconfig.build.json'),
    {},
    /** @type {any} */ ({ ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }),
  );
  if (!config) throw new Error(`${dir} has no tsconfig.build.json`);
  const program = ts.createProgram(
    config.fileNames.filter((file) => file.endsWith('.controller.ts')),
    { ...config.options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const given = typeTexts(checker, { asJson: true });
  const taken = typeTexts(checker);
  /** @type {Route[]} */
  const routes = [];
  for (const file of program.getSourceFiles())
    if (file.fileName.endsWith('.controller.ts')) visit(file);
  return { routes, gives: given.shapes, takes: taken.shapes };

  /** @param {import('typescript').Node} node */
  function visit(node) {
    if (ts.isClassDeclaration(node)) {
      const base = decoratorsOf(node).find(({ name }) => name === 'Controller');
      for (const member of base ? node.members : [])
        if (base && ts.isMethodDeclaration(member)) noteRoutes(member, segment(base.argument));
    }
    ts.forEachChild(node, visit);
  }

  /** @param {import('typescript').MethodDeclaration} method @param {string} base */
  function noteRoutes(method, base) {
    for (const { name, argument } of decoratorsOf(method)) {
      if (!VERBS.has(name)) continue;
      const signature = checker.getSignatureFromDeclaration(method);
      const returned = signature && checker.getReturnTypeOfSignature(signature);
      const answer = returned && (checker.getAwaitedType(returned) ?? returned);
      const body = method.parameters.find((parameter) =>
        decoratorsOf(parameter).some((decorator) => decorator.name === 'Body'),
      );
      routes.push({
        method: name.toUpperCase(),
        path: `/${[base, segment(argument)].filter(Boolean).join('/')}`,
        // What is sent past the return value is not told here.
        answer: !answer || answer.flags & SILENT ? 'any' : given.textOf(answer),
        ...(body && { body: taken.textOf(checker.getTypeAtLocation(body)) }),
      });
    }
  }
}

/** @param {import('typescript').HasDecorators} node */
const decoratorsOf = (node) =>
  (ts.getDecorators(node) ?? []).flatMap(({ expression }) =>
    ts.isCallExpression(expression)
      ? [{ name: expression.expression.getText(), argument: expression.arguments[0] }]
      : [],
  );

/** @param {import('typescript').Expression} [path] */
function segment(path) {
  if (!path) return '';
  const text = ts.isStringLiteralLike(path)
    ? path.text
    : ts.isTemplateExpression(path)
      ? path.head.text + path.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
      : '{}';
  return text.replace(/:[^/]+/g, '{}');
}

/** What the API answers and takes, read off its controllers by TypeScript: the types.json of its build. */
import path from 'node:path';
import ts from 'typescript';
import { readConfig } from './read-config.ts';
import { typeTexts } from './type-text.ts';

export interface ApiTypes {
  /** Shapes of the contract that answers hold, by name. */
  gives: Record<string, string>;
  /** The same of what it takes. */
  takes: Record<string, string>;
  routes: Route[];
}
/** Parts of the path that are not fixed are `{}`. */
export interface Route {
  method: string;
  path: string;
  answer: string;
  body?: string;
}

const SILENT = ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never;
const VERBS = new Set(['Get', 'Post', 'Put', 'Delete', 'Patch']);

/** @param dir The API's folder. */
export function apiTypes(dir: string): ApiTypes {
  const config = readConfig(path.join(dir, 'tsconfig.build.json'));
  if (!config) throw new Error(`${dir} has no tsconfig.build.json`);
  const program = ts.createProgram(
    config.fileNames.filter((file) => file.endsWith('.controller.ts')),
    { ...config.options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const given = typeTexts(checker, { asJson: true });
  const taken = typeTexts(checker);
  const routes: Route[] = [];
  for (const file of program.getSourceFiles())
    if (file.fileName.endsWith('.controller.ts')) visit(file);
  return { routes, gives: given.shapes, takes: taken.shapes };

  function visit(node: ts.Node) {
    if (ts.isClassDeclaration(node)) {
      const base = decoratorsOf(node).find(({ name }) => name === 'Controller');
      for (const member of base ? node.members : [])
        if (base && ts.isMethodDeclaration(member)) noteRoutes(member, segments(base.argument)[0]);
    }
    ts.forEachChild(node, visit);
  }

  function noteRoutes(method: ts.MethodDeclaration, base: string) {
    for (const { name, argument } of decoratorsOf(method)) {
      if (!VERBS.has(name)) continue;
      const signature = checker.getSignatureFromDeclaration(method);
      const returned = signature && checker.getReturnTypeOfSignature(signature);
      const answer = returned && (checker.getAwaitedType(returned) ?? returned);
      const body = method.parameters.find((parameter) =>
        decoratorsOf(parameter).some((decorator) => decorator.name === 'Body'),
      );
      const described = {
        method: name.toUpperCase(),
        // What is sent past the return value is not told here.
        answer: !answer || answer.flags & SILENT ? 'any' : given.textOf(answer),
        ...(body && { body: taken.textOf(checker.getTypeAtLocation(body)) }),
      };
      for (const each of segments(argument))
        routes.push({ ...described, path: `/${[base, each].filter(Boolean).join('/')}` });
    }
  }

  /** The paths that a decorator may be given: one, or one for each value of what it names. */
  function segments(path?: ts.Expression): string[] {
    if (!path) return [''];
    const texts = ts.isStringLiteralLike(path)
      ? [path.text]
      : ts.isTemplateExpression(path)
        ? path.templateSpans.reduce(
            (made: string[], { expression, literal }) =>
              made.flatMap((text) =>
                valuesOf(expression).map((value) => text + value + literal.text),
              ),
            [path.head.text],
          )
        : valuesOf(path);
    return texts.map((text) => text.replace(/:[^/]+/g, '{}'));
  }

  /** `kind.path`: every text that the files beside it give a `path`. */
  function valuesOf(expression: ts.Expression): string[] {
    if (!ts.isPropertyAccessExpression(expression)) return ['{}'];
    const wanted = expression.name.text;
    const folder = path.dirname(expression.getSourceFile().fileName);
    const values: string[] = [];
    const gather = (node: ts.Node) => {
      if (
        ts.isPropertyAssignment(node) &&
        node.name.getText() === wanted &&
        ts.isStringLiteralLike(node.initializer)
      )
        values.push(node.initializer.text);
      ts.forEachChild(node, gather);
    };
    for (const file of program.getSourceFiles())
      if (path.dirname(file.fileName) === folder) gather(file);
    return values.length ? values : ['{}'];
  }
}

const decoratorsOf = (node: ts.HasDecorators) =>
  (ts.getDecorators(node) ?? []).flatMap(({ expression }) =>
    ts.isCallExpression(expression)
      ? [{ name: expression.expression.getText(), argument: expression.arguments[0] }]
      : [],
  );

/** The answers and bodies of the API, read from its controllers by TypeScript: the types.json of its build. */
import path from 'node:path';
import ts from 'typescript';
import { nodesIn, programOf, typeTexts } from './type-text.ts';

export interface ApiTypes {
  /** Shapes of the contract in answers, by name. */
  gives: Record<string, string>;
  /** The same in bodies. */
  takes: Record<string, string>;
  routes: Route[];
}
/** Parameters in the path are `{}`. */
export interface Route {
  method: string;
  path: string;
  answer: string;
  body?: string;
}

const NO_VALUE = ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never;
const VERBS = ['Get', 'Post', 'Put', 'Delete', 'Patch'];

/** @param dir of the API */
export function apiTypes(dir: string): ApiTypes {
  const program = programOf(dir, 'tsconfig.build.json', (files) =>
    files.filter((file) => file.endsWith('.controller.ts')),
  );
  const checker = program.getTypeChecker();
  const given = typeTexts(checker, { asJson: true });
  const taken = typeTexts(checker);
  const routes = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('.controller.ts'))
    .flatMap((file) => [...nodesIn(file)])
    .filter(ts.isClassDeclaration)
    .flatMap((controller) => {
      const decorator = decoratorsOf(controller).find(({ name }) => name === 'Controller');
      if (!decorator) return [];
      const [base] = segmentsOf(decorator.argument);
      return controller.members
        .filter(ts.isMethodDeclaration)
        .flatMap((method) => routesOf(method, base));
    });
  return { routes, gives: given.shapes, takes: taken.shapes };

  function routesOf(method: ts.MethodDeclaration, base: string): Route[] {
    const verbs = decoratorsOf(method).filter(({ name }) => VERBS.includes(name));
    const signature = checker.getSignatureFromDeclaration(method);
    if (!verbs.length || !signature) return [];
    const returned = checker.getReturnTypeOfSignature(signature);
    const answer = checker.getAwaitedType(returned) ?? returned;
    const body = method.parameters.find((parameter) =>
      decoratorsOf(parameter).some(({ name }) => name === 'Body'),
    );
    const types = {
      // Answers that are not returned, such as streams, are not typed.
      answer: answer.flags & NO_VALUE ? 'any' : given.textOf(answer),
      ...(body && { body: taken.textOf(checker.getTypeAtLocation(body)) }),
    };
    return verbs.flatMap(({ name, argument }) =>
      segmentsOf(argument).map((segment) => ({
        method: name.toUpperCase(),
        ...types,
        path: `/${[base, segment].filter(Boolean).join('/')}`,
      })),
    );
  }

  /** The paths that a decorator's argument can have. */
  function segmentsOf(argument?: ts.Expression): string[] {
    if (!argument) return [''];
    return textsOf(argument).map((text) => text.replace(/:[^/]+/g, '{}'));
  }

  function textsOf(expression: ts.Expression): string[] {
    if (ts.isStringLiteralLike(expression)) return [expression.text];
    if (!ts.isTemplateExpression(expression)) return valuesOf(expression);
    return expression.templateSpans.reduce(
      (texts, { expression, literal }) =>
        texts.flatMap((text) => valuesOf(expression).map((value) => text + value + literal.text)),
      [expression.head.text],
    );
  }

  /** `kind.path`: every text of a property `path` in the files of the same folder. */
  function valuesOf(expression: ts.Expression): string[] {
    if (!ts.isPropertyAccessExpression(expression)) return ['{}'];
    const folder = path.dirname(expression.getSourceFile().fileName);
    const values = program
      .getSourceFiles()
      .filter(({ fileName }) => path.dirname(fileName) === folder)
      .flatMap((file) => [...nodesIn(file)])
      .filter(ts.isPropertyAssignment)
      .filter(({ name }) => name.getText() === expression.name.text)
      .flatMap(({ initializer }) => (ts.isStringLiteralLike(initializer) ? initializer.text : []));
    return values.length ? values : ['{}'];
  }
}

const decoratorsOf = (node: ts.HasDecorators) =>
  (ts.getDecorators(node) ?? []).flatMap(({ expression }) =>
    ts.isCallExpression(expression)
      ? [{ name: expression.expression.getText(), argument: expression.arguments[0] }]
      : [],
  );

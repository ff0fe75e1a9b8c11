/**
 * What a frontend exposes, uses and calls, read off its source by TypeScript: the types.json of its release. The gate of
 * contracts holds it against what is live (docs/decisions, "types travel with a release").
 */
import path from 'node:path';
import ts from 'typescript';
import type { AppDefinition } from '@tivara/federation/webpack';
import { pathOf } from './call-paths.ts';
import { readConfig } from './read-config.ts';
import { isOfContracts, typeTexts } from './type-text.ts';

export interface FrontendTypes {
  /** Shapes of the contract, by name, as far as this build reads them. */
  reads: Record<string, string>;
  /** The same as this build believes them to be. */
  gives: Record<string, string>;
  /** Fragments, and the props that each takes. (names of `reads`) */
  exposes: Record<string, string>;
  /** Fragments of others. (names of `gives`) */
  uses: Use[];
  /** Calls of the API. */
  calls: Call[];
}
/** `mayMiss`: it draws something else where nobody brings it. */
export interface Use {
  id: string;
  at: string;
  props: string;
  mayMiss?: true;
}
/** Answers use names of `reads`, bodies of `gives`, and a path has `{}` for what only run time knows. A call whose path nobody can tell is left out; its answer is in `reads`. */
export interface Call {
  method: string;
  path: string;
  at: string;
  answer: string;
  body?: string;
}

export function frontendTypes({
  dir,
  kind,
  sources,
  fragments,
}: Pick<AppDefinition, 'dir' | 'kind' | 'sources' | 'fragments'>): FrontendTypes {
  const root = path.resolve(dir, '../..');
  const program = programOf(dir, sources);
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter(
      ({ fileName, isDeclarationFile }) =>
        !isDeclarationFile && !fileName.includes('/node_modules/'),
    );
  const read = new Set();
  const remotes: { node: ts.JsxOpeningLikeElement; id: string }[] = [];
  const calls: ts.CallExpression[] = [];
  for (const file of files) visit(file);

  const taken = typeTexts(checker, { isRead: (property) => read.has(keyOf(property)) });
  const given = typeTexts(checker);
  return {
    exposes: Object.fromEntries(
      Object.entries(fragments).map(([name, file]) => {
        const props = propsOf(file);
        return [name, props ? taken.textOf(props) : '{}'];
      }),
    ),
    uses: remotes.map(({ node, id }) => useOf(node, id)),
    calls: calls.map(callOf).filter(({ path: known }) => known !== null),
    reads: taken.shapes,
    gives: given.shapes,
  };

  function visit(node: ts.Node) {
    if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name));
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      note(checker.getSymbolAtLocation(node.argumentExpression));
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name))
        note(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text));
    } else if (ts.isCallExpression(node) && isApiCall(node)) calls.push(node);
    else if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) noteRemote(node);
    ts.forEachChild(node, visit);
  }

  function note(property?: ts.Symbol) {
    for (const each of property?.declarations ?? []) if (isOfContracts(each)) read.add(keyOf(each));
  }

  function noteRemote(node: ts.JsxOpeningLikeElement) {
    if (!ts.isIdentifier(node.tagName) || node.tagName.text !== 'Remote') return;
    const named = attributeOf(node, 'id');
    if (!named) return;
    const type = checker.getTypeAtLocation(named);
    const id = ts.isStringLiteral(named) ? named.text : type.isStringLiteral() ? type.value : null;
    if (id === null) return;
    remotes.push({ node, id });
    const props = attributeOf(node, 'props');
    // What is handed on may be read by whoever takes it.
    if (props) noteAll(checker.getContextualType(props) ?? checker.getTypeAtLocation(props));
  }

  function noteAll(type: ts.Type, seen: Set<ts.Type> = new Set()) {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnion()) type.types.forEach((each) => noteAll(each, seen));
    if (checker.isArrayType(type))
      noteAll(checker.getTypeArguments(type as ts.TypeReference)[0], seen);
    for (const property of type.getProperties()) {
      if (!property.declarations?.some(isOfContracts)) continue;
      note(property);
      noteAll(checker.getTypeOfSymbol(property), seen);
    }
  }

  function isApiCall(node: ts.CallExpression) {
    if (node.arguments.length === 0) return false;
    // The state library runs as the shell brings it.
    if (kind === 'remote' && node.getSourceFile().fileName.includes('/libs/state/')) return false;
    return checker.getTypeAtLocation(node.expression).aliasSymbol?.name === 'ApiCall';
  }

  function propsOf(file: string) {
    const source = program.getSourceFile(path.resolve(dir, file));
    const module = source && checker.getSymbolAtLocation(source);
    const component =
      module && checker.getExportsOfModule(module).find(({ name }) => name === 'default');
    if (!component) throw new Error(`${file} has no default export, which a fragment needs.`);
    const type = checker.getTypeOfSymbol(component);
    // React's ComponentType is a class or a function; both take the same props.
    const [signature] = (type.isUnion() ? type.types : [type]).flatMap((each) => [
      ...each.getCallSignatures(),
    ]);
    const [props] = signature?.getParameters() ?? [];
    return props && checker.getTypeOfSymbol(props);
  }

  function useOf(node: ts.JsxOpeningLikeElement, id: string): Use {
    const props = attributeOf(node, 'props');
    return {
      id,
      at: placeOf(node),
      props: props ? given.textOf(checker.getTypeAtLocation(props)) : '{}',
      ...(attributeOf(node, 'missing') && { mayMiss: true }),
    };
  }

  function callOf(node: ts.CallExpression): Call {
    const [address, init] = node.arguments;
    const method = init && memberOf(init, 'method');
    const methodType = method && checker.getTypeAtLocation(method);
    const body = init && memberOf(init, 'body');
    return {
      method: methodType?.isStringLiteral() ? methodType.value : method ? '*' : 'GET',
      path: pathOf(checker, address) as string,
      at: placeOf(node),
      answer: taken.textOf(answerOf(node)),
      ...(body && { body: given.textOf(checker.getTypeAtLocation(body)) }),
    };
  }

  /** What the answer is taken for: by the call, or by the function that it goes through at once. */
  function answerOf(node: ts.CallExpression) {
    const type =
      checker.getAwaitedType(checker.getTypeAtLocation(node)) ?? checker.getUnknownType();
    const outer = ts.isAwaitExpression(node.parent) ? node.parent.parent : undefined;
    if (type.flags & ts.TypeFlags.Unknown && outer && ts.isCallExpression(outer))
      return checker.getTypeAtLocation(outer);
    return type;
  }

  function memberOf(object: ts.Expression, name: string): ts.Expression | undefined {
    if (!ts.isObjectLiteralExpression(object)) return undefined;
    for (const property of object.properties) {
      if (property.name?.getText() !== name) continue;
      if (ts.isPropertyAssignment(property)) return property.initializer;
      if (ts.isShorthandPropertyAssignment(property)) return property.name;
    }
    return undefined;
  }

  function placeOf(node: ts.Node) {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return `${path.relative(root, file.fileName)}:${line + 1}`;
  }
}

/** A property's declaration, by the file and place that every view of it has. */
const keyOf = (declaration: ts.Declaration) =>
  `${declaration.getSourceFile().fileName}:${declaration.pos}`;

function attributeOf(
  { attributes }: ts.JsxOpeningLikeElement,
  wanted: string,
): ts.Expression | undefined {
  for (const attribute of attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== wanted) continue;
    const { initializer } = attribute;
    if (!initializer) return undefined;
    return ts.isJsxExpression(initializer)
      ? initializer.expression
      : (initializer as ts.StringLiteral);
  }
  return undefined;
}

function programOf(dir: string, sources: string[]) {
  const config = readConfig(path.join(dir, 'tsconfig.json'));
  return ts.createProgram(
    sources.map((file) => path.resolve(dir, file)),
    { ...config?.options, types: [], noEmit: true },
  );
}

/** What a frontend exposes, uses and calls, read from its source: the types.json of its release. (docs/explanation/decisions: types travel with a release) */
import path from 'node:path';
import ts from 'typescript';
import type { AppDefinition } from '@tivara/federation/webpack';
import { posix } from '@tivara/workspace/posix';
import { reliedOn, type Description } from '../api/description.ts';
import { isOfContracts, nodesIn, programOf, typeTexts } from './type-text.ts';

export interface FrontendTypes {
  /** Shapes of the contract, by name, as far as this build reads them. */
  reads: Record<string, string>;
  /** The same, complete. */
  gives: Record<string, string>;
  /** Props of each fragment, with names of `reads`. */
  exposes: Record<string, string>;
  /** Fragments of others, with names of `gives`. */
  uses: Use[];
  /** Where it calls operations of the API, such as 'GET /api/store/{id}'. */
  calls: Record<string, string>;
  /** What it relies on of them. */
  api: Description;
}
/** `mayMiss`: it has a fallback. */
export interface Use {
  id: string;
  at: string;
  props: string;
  mayMiss?: true;
}
/** @param api that it is built with */
export function frontendTypes(
  { dir, kind, sources, fragments }: Pick<AppDefinition, 'dir' | 'kind' | 'sources' | 'fragments'>,
  api: Description,
): FrontendTypes {
  const root = path.resolve(dir, '../..');
  const program = programOf(dir, 'tsconfig.json', () => sources);
  const checker = program.getTypeChecker();
  const nodes = program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !file.fileName.includes('/node_modules/'))
    .flatMap((file) => [...nodesIn(file)]);
  const read = new Set<string>();
  for (const node of nodes) markRead(propertyOf(node));
  const remotes = nodes.filter(isRemoteElement).flatMap((node) => {
    const id = idOf(node);
    const props = attributeOf(node, 'props');
    // The receiver may read all of its props.
    if (id && props)
      markAllRead(checker.getContextualType(props) ?? checker.getTypeAtLocation(props));
    return id ? [{ node, id, props }] : [];
  });

  const calls = callsIn(nodes);
  const taken = typeTexts(checker, { isRead: (property) => read.has(keyOf(property)) });
  const given = typeTexts(checker);
  return {
    exposes: Object.fromEntries(
      Object.entries(fragments).map(([name, file]) => {
        const props = propsOf(file);
        return [name, props ? taken.textOf(props) : '{}'];
      }),
    ),
    uses: remotes.map(({ node, id, props }) => ({
      id,
      at: locationOf(node),
      props: props ? given.textOf(checker.getTypeAtLocation(props)) : '{}',
      ...(attributeOf(node, 'missing') && { mayMiss: true }),
    })),
    calls,
    api: reliedOn(api, new Set(Object.keys(calls))),
    reads: taken.shapes,
    gives: given.shapes,
  };

  /** The property that a node reads. */
  function propertyOf(node: ts.Node): ts.Symbol | undefined {
    if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name);
    if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      return checker.getSymbolAtLocation(node.argumentExpression);
    if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
    const name = node.propertyName ?? node.name;
    if (!ts.isIdentifier(name)) return undefined;
    return checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text);
  }

  function markRead(property?: ts.Symbol) {
    for (const each of property?.declarations ?? []) if (isOfContracts(each)) read.add(keyOf(each));
  }

  function markAllRead(type: ts.Type, seen = new Set<ts.Type>()) {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnion()) type.types.forEach((each) => markAllRead(each, seen));
    if (checker.isArrayType(type))
      markAllRead(checker.getTypeArguments(type as ts.TypeReference)[0], seen);
    for (const property of type.getProperties()) {
      if (!property.declarations?.some(isOfContracts)) continue;
      markRead(property);
      markAllRead(checker.getTypeOfSymbol(property), seen);
    }
  }

  function idOf(node: ts.JsxOpeningLikeElement) {
    const id = attributeOf(node, 'id');
    if (!id || ts.isStringLiteral(id)) return id?.text;
    const type = checker.getTypeAtLocation(id);
    return type.isStringLiteral() ? type.value : undefined;
  }

  function propsOf(file: string) {
    const source = program.getSourceFile(path.resolve(dir, file));
    const module = source && checker.getSymbolAtLocation(source);
    const component =
      module && checker.getExportsOfModule(module).find(({ name }) => name === 'default');
    if (!component) throw new Error(`${file} has no default export, which a fragment needs.`);
    const type = checker.getTypeOfSymbol(component);
    // React's ComponentType is a class or a function; both take the same props.
    const [signature] = (type.isUnion() ? type.types : [type]).flatMap((each) =>
      each.getCallSignatures(),
    );
    const [props] = signature?.getParameters() ?? [];
    return props && checker.getTypeOfSymbol(props);
  }

  /** The operations whose paths are in the source, with the first place of each. */
  function callsIn(all: readonly ts.Node[]): Record<string, string> {
    const found: Record<string, string> = {};
    for (const node of all) {
      // The shell provides the state library.
      if (kind === 'remote' && node.getSourceFile().fileName.includes('/libs/state/')) continue;
      if (!isText(node) || ts.isLiteralTypeNode(node.parent) || ts.isTypeElement(node.parent))
        continue;
      for (const url of textsOf(checker.getTypeAtLocation(node))) {
        const methods = methodsOf(node) ?? Object.keys(api.paths[url] ?? {});
        for (const method of methods)
          if (api.paths[url]?.[method])
            found[`${method.toUpperCase()} ${url}`] ??= locationOf(node);
      }
    }
    return found;
  }

  /** Of a call with this path; null if it is written elsewhere. */
  function methodsOf(node: ts.Node): string[] | null {
    if (!ts.isCallExpression(node.parent) || node.parent.arguments[0] !== node) return null;
    const init = node.parent.arguments[1];
    const method = init && memberOf(init, 'method');
    if (!method) return !init || ts.isObjectLiteralExpression(init) ? ['get'] : null;
    return textsOf(checker.getTypeAtLocation(method)).map((text) => text.toLowerCase());
  }

  function locationOf(node: ts.Node) {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return `${posix(path.relative(root, file.fileName))}:${line + 1}`;
  }
}

/** Identifies a property by the location of its declaration. */
const keyOf = (declaration: ts.Declaration) =>
  `${declaration.getSourceFile().fileName}:${declaration.pos}`;

/** What may have the type of one or several texts. */
const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);

const textsOf = (type: ts.Type): string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((each) =>
    each.isStringLiteral() ? [each.value] : [],
  );

const isRemoteElement = (node: ts.Node): node is ts.JsxOpeningLikeElement =>
  (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
  ts.isIdentifier(node.tagName) &&
  node.tagName.text === 'Remote';

function attributeOf({ attributes }: ts.JsxOpeningLikeElement, name: string) {
  const attribute = attributes.properties.find(
    (each): each is ts.JsxAttribute => ts.isJsxAttribute(each) && each.name.getText() === name,
  );
  const initializer = attribute?.initializer;
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

function memberOf(object: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find((each) => each.name?.getText() === name);
  if (property && ts.isPropertyAssignment(property)) return property.initializer;
  return property && ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

// @ts-check
/**
 * What a frontend exposes, uses and calls, read off its source by TypeScript: the types.json of its release. The gate of
 * contracts holds it against what is live (docs/decisions, "types travel with a release").
 */
import path from 'node:path';
import ts from 'typescript';
import { pathOf } from './paths.mjs';
import { isOfContracts, typeTexts } from './type-text.mjs';

/**
 * @typedef {object} FrontendTypes
 * @property {Record<string, string>} reads Shapes of the contract, by name, as far as this build reads them.
 * @property {Record<string, string>} gives The same as this build believes them to be.
 * @property {Record<string, string>} exposes Fragments, and the props that each takes. (names of `reads`)
 * @property {Use[]} uses Fragments of others. (names of `gives`)
 * @property {Call[]} calls Calls of the API.
 * @typedef {{ id: string, at: string, props: string, mayMiss?: true }} Use `mayMiss`: it draws something else where nobody brings it.
 * @typedef {{ method: string, path: string, at: string, answer: string, body?: string }} Call Answers use names of `reads`, bodies of `gives`, and a path has `{}` for what only run time knows. A call whose path nobody can tell is left out; its answer is in `reads`.
 */

/**
 * @param {object} app
 * @param {string} app.dir
 * @param {'shell' | 'remote'} app.kind
 * @param {string[]} app.sources Where the app's modules begin, inside `dir`.
 * @param {Record<string, string>} app.fragments Name and module, inside `dir`.
 * @returns {FrontendTypes}
 */
export function frontendTypes({ dir, kind, sources, fragments }) {
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
  /** @type {{ node: import('typescript').JsxOpeningLikeElement, id: string }[]} */
  const remotes = [];
  /** @type {import('typescript').CallExpression[]} */
  const calls = [];
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

  /** @param {import('typescript').Node} node */
  function visit(node) {
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

  /** @param {import('typescript').Symbol} [property] */
  function note(property) {
    for (const each of property?.declarations ?? []) if (isOfContracts(each)) read.add(keyOf(each));
  }

  /** @param {import('typescript').JsxOpeningLikeElement} node */
  function noteRemote(node) {
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

  /** @param {import('typescript').Type} type @param {Set<import('typescript').Type>} [seen] */
  function noteAll(type, seen = new Set()) {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnion()) type.types.forEach((each) => noteAll(each, seen));
    if (checker.isArrayType(type))
      noteAll(checker.getTypeArguments(/** @type {any} */ (type))[0], seen);
    for (const property of type.getProperties()) {
      if (!property.declarations?.some(isOfContracts)) continue;
      note(property);
      noteAll(checker.getTypeOfSymbol(property), seen);
    }
  }

  /** @param {import('typescript').CallExpression} node */
  function isApiCall(node) {
    if (node.arguments.length === 0) return false;
    // The state library runs as the shell brings it.
    if (kind === 'remote' && node.getSourceFile().fileName.includes('/libs/state/')) return false;
    return checker.getTypeAtLocation(node.expression).aliasSymbol?.name === 'ApiCall';
  }

  /** @param {string} file */
  function propsOf(file) {
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

  /** @param {import('typescript').JsxOpeningLikeElement} node @param {string} id @returns {Use} */
  function useOf(node, id) {
    const props = attributeOf(node, 'props');
    return {
      id,
      at: placeOf(node),
      props: props ? given.textOf(checker.getTypeAtLocation(props)) : '{}',
      ...(attributeOf(node, 'missing') && { mayMiss: true }),
    };
  }

  /** @param {import('typescript').CallExpression} node @returns {Call} */
  function callOf(node) {
    const [address, init] = node.arguments;
    const method = init && memberOf(init, 'method');
    const methodType = method && checker.getTypeAtLocation(method);
    const body = init && memberOf(init, 'body');
    return {
      method: methodType?.isStringLiteral() ? methodType.value : method ? '*' : 'GET',
      path: /** @type {string} */ (pathOf(checker, address)),
      at: placeOf(node),
      answer: taken.textOf(answerOf(node)),
      ...(body && { body: given.textOf(checker.getTypeAtLocation(body)) }),
    };
  }

  /** What the answer is taken for: by the call, or by the function that it goes through at once. @param {import('typescript').CallExpression} node */
  function answerOf(node) {
    const type =
      checker.getAwaitedType(checker.getTypeAtLocation(node)) ?? checker.getUnknownType();
    const outer = ts.isAwaitExpression(node.parent) ? node.parent.parent : undefined;
    if (type.flags & ts.TypeFlags.Unknown && outer && ts.isCallExpression(outer))
      return checker.getTypeAtLocation(outer);
    return type;
  }

  /** @param {import('typescript').Expression} object @param {string} name @returns {import('typescript').Expression | undefined} */
  function memberOf(object, name) {
    if (!ts.isObjectLiteralExpression(object)) return undefined;
    for (const property of object.properties) {
      if (property.name?.getText() !== name) continue;
      if (ts.isPropertyAssignment(property)) return property.initializer;
      if (ts.isShorthandPropertyAssignment(property)) return property.name;
    }
    return undefined;
  }

  /** @param {import('typescript').Node} node */
  function placeOf(node) {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return `${path.relative(root, file.fileName)}:${line + 1}`;
  }
}

/** A property's declaration, by the file and place that every view of it has. @param {import('typescript').Declaration} declaration */
const keyOf = (declaration) => `${declaration.getSourceFile().fileName}:${declaration.pos}`;

/** @param {import('typescript').JsxOpeningLikeElement} node @param {string} wanted @returns {import('typescript').Expression | undefined} */
function attributeOf({ attributes }, wanted) {
  for (const attribute of attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== wanted) continue;
    const { initializer } = attribute;
    if (!initializer) return undefined;
    return ts.isJsxExpression(initializer)
      ? initializer.expression
      : /** @type {import('typescript').StringLiteral} */ (initializer);
  }
  return undefined;
}

/** @param {string} dir @param {string[]} sources */
function programOf(dir, sources) {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(dir, 'tsconfig.json'),
    {},
    /** @type {any} */ ({ ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }),
  );
  return ts.createProgram(
    sources.map((file) => path.resolve(dir, file)),
    { ...config?.options, types: [], noEmit: true },
  );
}

/** Programs of this repository, and their types as self-contained text for types.json. */
import path from 'node:path';
import ts from 'typescript';

/** In a release's folder. */
export const TYPES = 'types.json';

export interface TypeTextOptions {
  /** Whether a property of the contracts is read: others may be anything. */
  isRead?: (property: ts.Declaration) => boolean;
}

/** A program of files in `dir`, with the options of a tsconfig. @param files from all that the tsconfig includes */
export function programOf(
  dir: string,
  config: string,
  files: (all: string[]) => string[],
): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path.join(dir, config),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!parsed) throw new Error(`${dir} has no ${config}`);
  const options = { ...parsed.options, noEmit: true };
  return ts.createProgram(
    files(parsed.fileNames).map((file) => path.resolve(dir, file)),
    options,
  );
}

/** All nodes below a node, and the node itself. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
}

const isContract = (file: string) => file.includes('/libs/contracts/');

/** Whether a declaration is part of libs/contracts, as source or as built. */
export const isOfContracts = (declaration: ts.Declaration) =>
  isContract(declaration.getSourceFile().fileName);

/** Writes types as text: those of libs/contracts once, by name, into `shapes`, those of packages as `any`, all others inline. */
export function typeTexts(checker: ts.TypeChecker, { isRead = () => true }: TypeTextOptions = {}) {
  const shapes: Record<string, string> = {};
  const open = new Set<ts.Type>();

  function textOf(type: ts.Type): string {
    const { flags } = type;
    if (flags & ts.TypeFlags.Any) return 'any';
    if (flags & ts.TypeFlags.Unknown) return 'unknown';
    if (flags & ts.TypeFlags.Void) return 'undefined';
    if (type.isStringLiteral()) return JSON.stringify(type.value);
    if (flags & UNRESOLVED) {
      const constraint = checker.getBaseConstraintOfType(type);
      return constraint && constraint !== type ? textOf(constraint) : 'unknown';
    }
    if (type.isUnion())
      return [...new Set(type.types.map(textOf))].sort().map(bracketed).join(' | ');
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectText(type);
    if (flags & ts.TypeFlags.ESSymbolLike) return 'symbol';
    if (flags & ts.TypeFlags.EnumLike) return flags & ts.TypeFlags.NumberLike ? 'number' : 'string';
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  function objectText(type: ts.Type) {
    if (open.has(type)) return 'any';
    const symbol = type.getSymbol();
    const [declaration] = symbol?.declarations ?? [];
    const file = declaration?.getSourceFile().fileName ?? '';
    const isNamed = symbol && symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class);
    const typeArguments = checker.getTypeArguments(type as ts.TypeReference);
    if (checker.isArrayType(type)) return `${bracketed(textOf(typeArguments[0]))}[]`;
    if (checker.isTupleType(type))
      return `(${typeArguments.map(textOf).map(bracketed).join(' | ') || 'never'})[]`;
    if (isNamed && file.includes('/node_modules/')) return 'any';
    const isGeneric = (type as Partial<ts.TypeReference>).target?.typeParameters?.length;
    if (!isNamed || !isContract(file) || isGeneric) {
      // A type inside itself is `any`.
      open.add(type);
      const text = membersText(type);
      open.delete(type);
      return text;
    }
    const { name } = symbol;
    if (!Object.hasOwn(shapes, name)) {
      shapes[name] = '';
      shapes[name] = membersText(type);
    }
    return name;
  }

  function membersText(type: ts.Type) {
    const [call] = type.getCallSignatures();
    if (call) return functionText(call);
    const indexed = checker
      .getIndexInfosOfType(type)
      .map((info) => `[key: ${textOf(info.keyType)}]: ${textOf(info.type)}`);
    const members = checker.getPropertiesOfType(type).map(memberText);
    return `{ ${[...indexed, ...members].join('; ')} }`;
  }

  function memberText(property: ts.Symbol) {
    const name = /^[\w$]+$/.test(property.name) ? property.name : JSON.stringify(property.name);
    const ours = (property.declarations ?? []).filter(isOfContracts);
    if (ours.length && !ours.some(isRead)) return `${name}?: unknown`;
    const isOptional = property.flags & ts.SymbolFlags.Optional;
    return `${name}${isOptional ? '?' : ''}: ${textOf(checker.getTypeOfSymbol(property))}`;
  }

  function functionText(signature: ts.Signature) {
    const parameters = signature.getParameters().map((parameter, at) => {
      const { valueDeclaration } = parameter;
      const isOptional =
        valueDeclaration &&
        ts.isParameter(valueDeclaration) &&
        checker.isOptionalParameter(valueDeclaration);
      return `a${at}${isOptional ? '?' : ''}: ${textOf(checker.getTypeOfSymbol(parameter))}`;
    });
    return `(${parameters.join(', ')}) => ${textOf(signature.getReturnType())}`;
  }

  return { shapes, textOf };
}

/** Types that depend on a type parameter. */
const UNRESOLVED =
  ts.TypeFlags.TypeParameter |
  ts.TypeFlags.Substitution |
  ts.TypeFlags.Conditional |
  ts.TypeFlags.IndexedAccess |
  ts.TypeFlags.Index;

const bracketed = (text: string) => (/[|&]|=>/.test(text) ? `(${text})` : text);

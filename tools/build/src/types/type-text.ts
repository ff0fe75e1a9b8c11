/** Types of a program as text that stands alone: what a release carries of its view of the others (types.json). */
import ts from 'typescript';

/** In a release's folder, and in that of the API's build. */
export const TYPES = 'types.json';

export interface TypeText {
  shapes: Record<string, string>;
  textOf: (type: ts.Type) => string;
}

export interface TypeTextOptions {
  /** Whether a property of the contracts is read: others may be anything. */
  isRead?: (property: ts.Declaration) => boolean;
  /** Dates are text in JSON. */
  asJson?: boolean;
}

const isContract = (file: string) => file.includes('/libs/contracts/');
const isForeign = (file: string) => file.includes('/node_modules/');

/** Whether a declaration stands in libs/contracts, as source or as built. */
export const isOfContracts = (declaration: ts.Declaration) =>
  isContract(declaration.getSourceFile().fileName);

/**
 * Writes types out. Those that libs/contracts name are written once, under their name, into `shapes`; all others where they
 * stand. What is not ours (React's, the DOM's) becomes `any`: both sides have it from the same place.
 */
export function typeTexts(
  checker: ts.TypeChecker,
  { isRead = () => true, asJson = false }: TypeTextOptions = {},
): TypeText {
  const shapes: Record<string, string> = {};
  const open: Set<ts.Type> = new Set();

  function textOf(type: ts.Type): string {
    const { flags } = type;
    if (flags & ts.TypeFlags.Any) return 'any';
    if (flags & ts.TypeFlags.Unknown) return 'unknown';
    if (flags & ts.TypeFlags.Void) return 'undefined';
    if (type.isStringLiteral()) return JSON.stringify(type.value);
    if (
      flags &
      (ts.TypeFlags.TypeParameter |
        ts.TypeFlags.Substitution |
        ts.TypeFlags.Conditional |
        ts.TypeFlags.IndexedAccess |
        ts.TypeFlags.Index)
    )
      return constraintOf(type);
    if (type.isUnion())
      return [...new Set(type.types.map(textOf))].sort().map(bracketed).join(' | ');
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectText(type);
    if (flags & ts.TypeFlags.ESSymbolLike) return 'symbol';
    if (flags & ts.TypeFlags.EnumLike) return flags & ts.TypeFlags.NumberLike ? 'number' : 'string';
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  function constraintOf(type: ts.Type) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? textOf(constraint) : 'unknown';
  }

  function objectText(type: ts.Type) {
    if (open.has(type)) return 'any';
    const symbol = type.getSymbol();
    const [declaration] = symbol?.declarations ?? [];
    const file = declaration?.getSourceFile().fileName ?? '';
    const isNamed = symbol && symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class);
    if (checker.isArrayType(type)) return `${bracketed(textOf(elementOf(type)))}[]`;
    if (checker.isTupleType(type)) {
      const elements = checker.getTypeArguments(type as ts.TypeReference).map(textOf);
      return `(${elements.map(bracketed).join(' | ') || 'never'})[]`;
    }
    if (asJson && symbol?.name === 'Date') return 'string';
    if (isNamed && isForeign(file)) return 'any';
    const isGeneric = (type as Partial<ts.TypeReference>).target?.typeParameters?.length;
    if (!isNamed || !isContract(file) || isGeneric) return inside(type, () => membersText(type));
    const { name } = symbol;
    if (!Object.hasOwn(shapes, name)) {
      shapes[name] = '';
      shapes[name] = membersText(type);
    }
    return name;
  }

  /** @param write A type inside itself is `any`. */
  function inside(type: ts.Type, write: () => string) {
    open.add(type);
    const text = write();
    open.delete(type);
    return text;
  }

  const elementOf = (type: ts.Type) => checker.getTypeArguments(type as ts.TypeReference)[0];

  function membersText(type: ts.Type) {
    const [call] = type.getCallSignatures();
    if (call) return functionText(call);
    const members = checker
      .getIndexInfosOfType(type)
      .map((info) => `[key: ${textOf(info.keyType)}]: ${textOf(info.type)}`);
    for (const property of checker.getPropertiesOfType(type)) members.push(memberText(property));
    return `{ ${members.join('; ')} }`;
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

const bracketed = (text: string) => (/[|&]|=>/.test(text) ? `(${text})` : text);

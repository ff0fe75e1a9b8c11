// @ts-check
/** Types of a program as text that stands alone: what a release carries of its view of the others (types.json). */
import ts from 'typescript';

/** In a release's folder, and in that of the API's build. */
export const TYPES = 'types.json';

/** @typedef {{ shapes: Record<string, string>, textOf: (type: import('typescript').Type) => string }} TypeText */

const isContract = (/** @type {string} */ file) => file.includes('/libs/contracts/');
const isForeign = (/** @type {string} */ file) => file.includes('/node_modules/');

/** Whether a declaration stands in libs/contracts, as source or as built. @param {import('typescript').Declaration} declaration */
export const isOfContracts = (declaration) => isContract(declaration.getSourceFile().fileName);

/**
 * Writes types out. Those that libs/contracts name are written once, under their name, into `shapes`; all others where they
 * stand. What is not ours (React's, the DOM's) becomes `any`: both sides have it from the same place.
 *
 * @param {import('typescript').TypeChecker} checker
 * @param {object} [options]
 * @param {(property: import('typescript').Declaration) => boolean} [options.isRead] Of contracts' properties: one that nobody reads may be anything.
 * @param {boolean} [options.asJson] Dates travel as text.
 * @returns {TypeText}
 */
export function typeTexts(checker, { isRead = () => true, asJson = false } = {}) {
  /** @type {Record<string, string>} */
  const shapes = {};
  /** @type {Set<import('typescript').Type>} */
  const open = new Set();

  /** @param {import('typescript').Type} type @returns {string} */
  function textOf(type) {
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

  /** @param {import('typescript').Type} type */
  function constraintOf(type) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? textOf(constraint) : 'unknown';
  }

  /** @param {import('typescript').Type} type */
  function objectText(type) {
    if (open.has(type)) return 'any';
    const symbol = type.getSymbol();
    const [declaration] = symbol?.declarations ?? [];
    const file = declaration?.getSourceFile().fileName ?? '';
    const isNamed = symbol && symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class);
    if (checker.isArrayType(type)) return `${bracketed(textOf(elementOf(type)))}[]`;
    if (checker.isTupleType(type)) {
      const elements = checker.getTypeArguments(/** @type {any} */ (type)).map(textOf);
      return `(${elements.map(bracketed).join(' | ') || 'never'})[]`;
    }
    if (asJson && symbol?.name === 'Date') return 'string';
    if (isNamed && isForeign(file)) return 'any';
    const isGeneric = /** @type {any} */ (type).target?.typeParameters?.length > 0;
    if (!isNamed || !isContract(file) || isGeneric) return inside(type, () => membersText(type));
    const { name } = symbol;
    if (!Object.hasOwn(shapes, name)) {
      shapes[name] = '';
      shapes[name] = membersText(type);
    }
    return name;
  }

  /** @param {import('typescript').Type} type @param {() => string} write A type inside itself is `any`. */
  function inside(type, write) {
    open.add(type);
    const text = write();
    open.delete(type);
    return text;
  }

  /** @param {import('typescript').Type} type */
  const elementOf = (type) => checker.getTypeArguments(/** @type {any} */ (type))[0];

  /** @param {import('typescript').Type} type */
  function membersText(type) {
    const [call] = type.getCallSignatures();
    if (call) return functionText(call);
    const members = checker
      .getIndexInfosOfType(type)
      .map((info) => `[key: ${textOf(info.keyType)}]: ${textOf(info.type)}`);
    for (const property of checker.getPropertiesOfType(type)) members.push(memberText(property));
    return `{ ${members.join('; ')} }`;
  }

  /** @param {import('typescript').Symbol} property */
  function memberText(property) {
    const name = /^[\w$]+$/.test(property.name) ? property.name : JSON.stringify(property.name);
    const ours = (property.declarations ?? []).filter(isOfContracts);
    if (ours.length && !ours.some(isRead)) return `${name}?: unknown`;
    const isOptional = property.flags & ts.SymbolFlags.Optional;
    return `${name}${isOptional ? '?' : ''}: ${textOf(checker.getTypeOfSymbol(property))}`;
  }

  /** @param {import('typescript').Signature} signature */
  function functionText(signature) {
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

/** @param {string} text */
const bracketed = (text) => (/[|&]|=>/.test(text) ? `(${text})` : text);

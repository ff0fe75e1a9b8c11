// @ts-check
/** Whether types that two builds wrote down go together, and if not, where. One program holds them all. */
import ts from 'typescript';

/** @typedef {{ path: string, fault: 'missing' | 'optional' | 'other', given: string, wanted: string }} Fault `path`: `product.colors[].images`, or empty for the whole. */

const FILE = '/types.ts';
const ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

export class Comparison {
  /** @type {string[]} */
  #lines = [];
  /** @type {import('typescript').TypeChecker | undefined} */
  #checker;
  /** @type {Map<string, import('typescript').Type>} */
  #types = new Map();

  /** Shapes that texts may name from then on. @param {Record<string, string>} shapes @returns {string} the name of their scope */
  scope(shapes) {
    const name = `S${this.#lines.length}`;
    const types = Object.entries(shapes).map(([shape, text]) => `export type ${shape} = ${text};`);
    this.#lines.push(`export namespace ${name} { ${types.join(' ')} }`);
    return name;
  }

  /** A type that can be asked about once all are there. @param {string} scope @param {string} text @returns {string} its name */
  type(scope, text) {
    const name = `T${this.#lines.length}`;
    this.#lines.push(`export namespace ${scope} { export type ${name} = ${text}; }`);
    return name;
  }

  /** What stands against handing `given` to whoever wants `wanted`; nothing when it fits. @param {string} given @param {string} wanted @returns {Fault[]} */
  faults(given, wanted) {
    return this.#explain(this.#typeOf(given), this.#typeOf(wanted), '');
  }

  /** The same where one of several is handed over, and it is enough that one fits. @param {string[]} given @param {string} wanted @returns {Fault[]} */
  faultsOfNearest(given, wanted) {
    const kinds = given
      .map((name) => this.#typeOf(name))
      .flatMap((type) => (type.isUnion() ? type.types : [type]));
    return nearest(kinds.map((kind) => this.#explain(kind, this.#typeOf(wanted), '')));
  }

  /** Names of the properties of `given` that `wanted` does not know, deep ones as paths. @param {string} given @param {string} wanted @returns {string[]} */
  strangers(given, wanted) {
    return this.#strangers(this.#typeOf(given), this.#typeOf(wanted), '');
  }

  /** @param {string} name */
  #typeOf(name) {
    this.#checker ??= this.#check();
    const type = this.#types.get(name);
    if (!type) throw new Error(`no type ${name}`);
    return type;
  }

  #check() {
    const text = this.#lines.join('\n');
    const options = {
      noLib: true,
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      types: [],
    };
    const source = ts.createSourceFile(FILE, `${GLOBALS}\n${text}`, options.target, true);
    const program = ts.createProgram([FILE], options, {
      getSourceFile: (name) => (name === FILE ? source : undefined),
      getDefaultLibFileName: () => '/lib.d.ts',
      writeFile: () => undefined,
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      fileExists: (name) => name === FILE,
      readFile: () => undefined,
    });
    const checker = program.getTypeChecker();
    const visit = (/** @type {import('typescript').Node} */ node) => {
      if (ts.isTypeAliasDeclaration(node))
        this.#types.set(node.name.text, checker.getTypeAtLocation(node.name));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return checker;
  }

  get #tells() {
    if (!this.#checker) throw new Error('nothing was asked yet');
    return this.#checker;
  }

  /** @param {import('typescript').Type} given @param {import('typescript').Type} wanted @param {string} path @returns {Fault[]} */
  #explain(given, wanted, path, depth = 0) {
    const checker = this.#tells;
    if (checker.isTypeAssignableTo(given, wanted)) return [];
    const leaf = () => [
      {
        path,
        fault: /** @type {const} */ ('other'),
        given: this.#text(given),
        wanted: this.#text(wanted),
      },
    ];
    if (depth > 12) return leaf();
    if (given.isUnion()) {
      const misfits = given.types.filter((each) => !checker.isTypeAssignableTo(each, wanted));
      const [only] = misfits;
      if (misfits.length === 1 && only.flags & ts.TypeFlags.Object)
        return this.#explain(only, wanted, path, depth + 1);
      return [
        {
          path,
          fault: 'other',
          given: misfits.map((each) => this.#text(each)).join(' | '),
          wanted: this.#text(wanted),
        },
      ];
    }
    if (wanted.isUnion()) {
      const objects = wanted.types.filter((each) => each.flags & ts.TypeFlags.Object);
      if (objects.length === 0 || !(given.flags & ts.TypeFlags.Object)) return leaf();
      return nearest(objects.map((each) => this.#explain(given, each, path, depth + 1)));
    }
    if (checker.isArrayType(given) && checker.isArrayType(wanted))
      return this.#explain(
        elementOf(checker, given),
        elementOf(checker, wanted),
        `${path}[]`,
        depth + 1,
      );
    if (!(given.flags & ts.TypeFlags.Object) || !(wanted.flags & ts.TypeFlags.Object))
      return leaf();
    const found = checker.getPropertiesOfType(wanted).flatMap((property) => {
      const inner = path ? `${path}.${property.name}` : property.name;
      const type = checker.getTypeOfSymbol(property);
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const own = checker.getPropertyOfType(given, property.name);
      /** @type {(fault: Fault['fault']) => Fault[]} */
      const lack = (fault) => [
        {
          path: inner,
          fault,
          given: own ? this.#text(checker.getTypeOfSymbol(own)) : 'nothing',
          wanted: this.#text(type),
        },
      ];
      if (!own) return isOptional ? [] : lack('missing');
      if (own.flags & ts.SymbolFlags.Optional && !isOptional && !allowsNothing(type))
        return lack('optional');
      return this.#explain(checker.getTypeOfSymbol(own), type, inner, depth + 1);
    });
    return found.length ? found : leaf();
  }

  /** @param {import('typescript').Type} given @param {import('typescript').Type} wanted @param {string} path @returns {string[]} */
  #strangers(given, wanted, path, depth = 0) {
    const checker = this.#tells;
    if (depth > 12 || given.flags & ANYTHING || wanted.flags & ANYTHING) return [];
    if (given.isUnion())
      return [
        ...new Set(given.types.flatMap((each) => this.#strangers(each, wanted, path, depth + 1))),
      ];
    if (wanted.isUnion()) {
      return nearest(wanted.types.map((each) => this.#strangers(given, each, path, depth + 1)));
    }
    if (checker.isArrayType(given) && checker.isArrayType(wanted))
      return this.#strangers(
        elementOf(checker, given),
        elementOf(checker, wanted),
        `${path}[]`,
        depth + 1,
      );
    if (!(given.flags & ts.TypeFlags.Object) || !(wanted.flags & ts.TypeFlags.Object)) return [];
    if (checker.isArrayType(given) || checker.getIndexInfosOfType(wanted).length) return [];
    return checker.getPropertiesOfType(given).flatMap((property) => {
      const inner = path ? `${path}.${property.name}` : property.name;
      const known = checker.getPropertyOfType(wanted, property.name);
      if (!known) return [inner];
      return this.#strangers(
        checker.getTypeOfSymbol(property),
        checker.getTypeOfSymbol(known),
        inner,
        depth + 1,
      );
    });
  }

  /** @param {import('typescript').Type} type */
  #text(type) {
    const text = this.#tells
      .typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias)
      .replace(/\b[ST]\d+\./g, '');
    return text.length > 80 ? `${text.slice(0, 77)}…` : text;
  }
}

/** The shortest list of faults is that of the kind that was meant. @template T @param {T[][]} kinds @returns {T[]} */
export const nearest = (kinds) => kinds.sort((a, b) => a.length - b.length)[0] ?? [];

/** What the language itself asks for; nothing else of a library is named in these texts. */
const GLOBALS = `
interface Array<T> { length: number; [n: number]: T }
interface ReadonlyArray<T> { readonly length: number; readonly [n: number]: T }
interface Boolean {} interface CallableFunction extends Function {} interface Function {} interface IArguments {}
interface NewableFunction extends Function {} interface Number {} interface Object {} interface RegExp {} interface String {}
`;

/** @param {import('typescript').TypeChecker} checker @param {import('typescript').Type} type */
const elementOf = (checker, type) => checker.getTypeArguments(/** @type {any} */ (type))[0];

/** @param {import('typescript').Type} type */
const allowsNothing = (type) =>
  (type.flags & (ANYTHING | ts.TypeFlags.Undefined)) !== 0 ||
  (type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined));

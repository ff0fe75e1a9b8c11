/** Compares types that builds recorded, in one TypeScript program. */
import ts from 'typescript';

/** `path`: `product.colors[].images`, or empty for the whole. */
export interface TypeIssue {
  path: string;
  kind: 'missing' | 'optional' | 'other';
  given: string;
  wanted: string;
}

const FILE = '/types.ts';
const ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

export class Comparison {
  #lines: string[] = [];
  #checker: ts.TypeChecker | undefined;
  #types: Map<string, ts.Type> = new Map();

  /**
   * Shapes that texts may name from then on.
   * @returns the name of their scope
   */
  scope(shapes: Record<string, string>): string {
    const name = `S${this.#lines.length}`;
    const types = Object.entries(shapes).map(([shape, text]) => `export type ${shape} = ${text};`);
    this.#lines.push(`export namespace ${name} { ${types.join(' ')} }`);
    return name;
  }

  /**
   * A type that can be asked about once all are there.
   * @returns its name
   */
  type(scope: string, text: string): string {
    const name = `T${this.#lines.length}`;
    this.#lines.push(`export namespace ${scope} { export type ${name} = ${text}; }`);
    return name;
  }

  /** What stands against handing `given` to whoever wants `wanted`; nothing when it fits. */
  issues(given: string, wanted: string): TypeIssue[] {
    return this.#explain(this.#typeOf(given), this.#typeOf(wanted), '');
  }

  /** The same where one of several is handed over, and it is enough that one fits. */
  issuesOfNearest(given: string[], wanted: string): TypeIssue[] {
    const kinds = given
      .map((name) => this.#typeOf(name))
      .flatMap((type) => (type.isUnion() ? type.types : [type]));
    return nearest(kinds.map((kind) => this.#explain(kind, this.#typeOf(wanted), '')));
  }

  /** Names of the properties of `given` that `wanted` does not know, deep ones as paths. */
  unknownProperties(given: string, wanted: string): string[] {
    return this.#unknownProperties(this.#typeOf(given), this.#typeOf(wanted), '');
  }

  #typeOf(name: string) {
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
    const visit = (node: ts.Node) => {
      if (ts.isTypeAliasDeclaration(node))
        this.#types.set(node.name.text, checker.getTypeAtLocation(node.name));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return checker;
  }

  get #program() {
    if (!this.#checker) throw new Error('no comparison yet');
    return this.#checker;
  }

  #explain(given: ts.Type, wanted: ts.Type, path: string, depth = 0): TypeIssue[] {
    const checker = this.#program;
    if (checker.isTypeAssignableTo(given, wanted)) return [];
    const leaf = () => [
      {
        path,
        kind: 'other' as const,
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
          kind: 'other',
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
      const lack: (kind: TypeIssue['kind']) => TypeIssue[] = (kind) => [
        {
          path: inner,
          kind,
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

  #unknownProperties(given: ts.Type, wanted: ts.Type, path: string, depth = 0): string[] {
    const checker = this.#program;
    if (depth > 12 || given.flags & ANYTHING || wanted.flags & ANYTHING) return [];
    if (given.isUnion())
      return [
        ...new Set(
          given.types.flatMap((each) => this.#unknownProperties(each, wanted, path, depth + 1)),
        ),
      ];
    if (wanted.isUnion()) {
      return nearest(
        wanted.types.map((each) => this.#unknownProperties(given, each, path, depth + 1)),
      );
    }
    if (checker.isArrayType(given) && checker.isArrayType(wanted))
      return this.#unknownProperties(
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
      return this.#unknownProperties(
        checker.getTypeOfSymbol(property),
        checker.getTypeOfSymbol(known),
        inner,
        depth + 1,
      );
    });
  }

  #text(type: ts.Type) {
    const text = this.#program
      .typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias)
      .replace(/\b[ST]\d+\./g, '');
    return text.length > 80 ? `${text.slice(0, 77)}…` : text;
  }
}

/** The shortest list of issues is that of the kind that was meant. */
export const nearest = <T>(kinds: T[][]): T[] => kinds.sort((a, b) => a.length - b.length)[0] ?? [];

/** What the language itself asks for; nothing else of a library is named in these texts. */
const GLOBALS = `
interface Array<T> { length: number; [n: number]: T }
interface ReadonlyArray<T> { readonly length: number; readonly [n: number]: T }
interface Boolean {} interface CallableFunction extends Function {} interface Function {} interface IArguments {}
interface NewableFunction extends Function {} interface Number {} interface Object {} interface RegExp {} interface String {}
`;

const elementOf = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.getTypeArguments(type as ts.TypeReference)[0];

const allowsNothing = (type: ts.Type) =>
  (type.flags & (ANYTHING | ts.TypeFlags.Undefined)) !== 0 ||
  (type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined));

/** Compares types that builds recorded, in one TypeScript program. */
import ts from 'typescript';

/** `path`: `product.colors[].images`, or empty for the whole type. */
export interface TypeIssue {
  path: string;
  kind: 'missing' | 'optional' | 'other';
  given: string;
  wanted: string;
}

const FILE = '/types.ts';
const ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown;
const MAX_DEPTH = 12;

export class Comparison {
  #lines: string[] = [];
  #compiled: { checker: ts.TypeChecker; types: Map<string, ts.Type> } | undefined;

  /** Declares shapes that texts may name. @returns the name of their scope */
  scope(shapes: Record<string, string>): string {
    const name = `S${this.#lines.length}`;
    const types = Object.entries(shapes).map(([shape, text]) => `export type ${shape} = ${text};`);
    this.#lines.push(`export namespace ${name} { ${types.join(' ')} }`);
    return name;
  }

  /** Declares a type, before the first comparison. @returns its name */
  type(scope: string, text: string): string {
    const name = `T${this.#lines.length}`;
    this.#lines.push(`export namespace ${scope} { export type ${name} = ${text}; }`);
    return name;
  }

  issues(given: string, wanted: string): TypeIssue[] {
    return this.#explain(this.#typeOf(given), this.#typeOf(wanted), '');
  }

  /** As `issues`, for several given types of which one has to fit. */
  issuesOfNearest(given: string[], wanted: string): TypeIssue[] {
    const types = given.map((name) => this.#typeOf(name)).flatMap(membersOf);
    return nearest(types.map((type) => this.#explain(type, this.#typeOf(wanted), '')));
  }

  /** Paths of the properties of `given` that `wanted` does not have. */
  unknownProperties(given: string, wanted: string): string[] {
    return this.#unknownProperties(this.#typeOf(given), this.#typeOf(wanted), '');
  }

  #typeOf(name: string) {
    const type = this.#program.types.get(name);
    if (!type) throw new Error(`no type ${name}`);
    return type;
  }

  get #program() {
    return (this.#compiled ??= compile(this.#lines));
  }

  #explain(given: ts.Type, wanted: ts.Type, path: string, depth = 0): TypeIssue[] {
    const { checker } = this.#program;
    if (checker.isTypeAssignableTo(given, wanted)) return [];
    const whole: TypeIssue[] = [
      { path, kind: 'other', given: this.#text(given), wanted: this.#text(wanted) },
    ];
    if (depth > MAX_DEPTH) return whole;
    if (given.isUnion()) {
      const misfits = given.types.filter((each) => !checker.isTypeAssignableTo(each, wanted));
      if (misfits.length === 1 && isObject(misfits[0]))
        return this.#explain(misfits[0], wanted, path, depth + 1);
      return [{ ...whole[0], given: misfits.map((each) => this.#text(each)).join(' | ') }];
    }
    if (wanted.isUnion()) {
      const objects = wanted.types.filter(isObject);
      if (objects.length === 0 || !isObject(given)) return whole;
      return nearest(objects.map((each) => this.#explain(given, each, path, depth + 1)));
    }
    const elements = elementsOf(checker, given, wanted);
    if (elements) return this.#explain(...elements, `${path}[]`, depth + 1);
    if (!isObject(given) || !isObject(wanted)) return whole;
    const found = checker.getPropertiesOfType(wanted).flatMap((property): TypeIssue[] => {
      const inner = path ? `${path}.${property.name}` : property.name;
      const type = checker.getTypeOfSymbol(property);
      const own = checker.getPropertyOfType(given, property.name);
      const ownType = own && checker.getTypeOfSymbol(own);
      const issue = { path: inner, wanted: this.#text(type) };
      if (!ownType)
        return isOptional(property) ? [] : [{ ...issue, kind: 'missing', given: 'nothing' }];
      if (isOptional(own) && !isOptional(property) && !allowsUndefined(type))
        return [{ ...issue, kind: 'optional', given: this.#text(ownType) }];
      return this.#explain(ownType, type, inner, depth + 1);
    });
    return found.length ? found : whole;
  }

  #unknownProperties(given: ts.Type, wanted: ts.Type, path: string, depth = 0): string[] {
    const { checker } = this.#program;
    if (depth > MAX_DEPTH || given.flags & ANYTHING || wanted.flags & ANYTHING) return [];
    const inside = (one: ts.Type, other: ts.Type, inner = path) =>
      this.#unknownProperties(one, other, inner, depth + 1);
    if (given.isUnion()) return [...new Set(given.types.flatMap((each) => inside(each, wanted)))];
    if (wanted.isUnion()) return nearest(wanted.types.map((each) => inside(given, each)));
    const elements = elementsOf(checker, given, wanted);
    if (elements) return inside(...elements, `${path}[]`);
    if (!isObject(given) || !isObject(wanted) || checker.isArrayType(given)) return [];
    if (checker.getIndexInfosOfType(wanted).length) return [];
    return checker.getPropertiesOfType(given).flatMap((property) => {
      const inner = path ? `${path}.${property.name}` : property.name;
      const known = checker.getPropertyOfType(wanted, property.name);
      if (!known) return [inner];
      return inside(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(known), inner);
    });
  }

  #text(type: ts.Type) {
    const text = this.#program.checker
      .typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias)
      .replace(/\b[ST]\d+\./g, '');
    return text.length > 80 ? `${text.slice(0, 77)}…` : text;
  }
}

/** The types that the language itself requires, in place of its library. */
const GLOBALS = `
interface Array<T> { length: number; [n: number]: T }
interface ReadonlyArray<T> { readonly length: number; readonly [n: number]: T }
interface Boolean {} interface CallableFunction extends Function {} interface Function {} interface IArguments {}
interface NewableFunction extends Function {} interface Number {} interface Object {} interface RegExp {} interface String {}
`;

function compile(lines: string[]) {
  const options = {
    noLib: true,
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const text = [GLOBALS, ...lines].join('\n');
  const source = ts.createSourceFile(FILE, text, options.target, true);
  const program = ts.createProgram([FILE], options, {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => (name === FILE ? source : undefined),
    getCurrentDirectory: () => '/',
    fileExists: (name) => name === FILE,
  });
  const checker = program.getTypeChecker();
  const types = new Map<string, ts.Type>();
  const visit = (node: ts.Node) => {
    if (ts.isTypeAliasDeclaration(node))
      types.set(node.name.text, checker.getTypeAtLocation(node.name));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { checker, types };
}

/** The shortest list of issues: that of the type that was probably meant. */
export const nearest = <T>(lists: T[][]): T[] => lists.sort((a, b) => a.length - b.length)[0] ?? [];

const membersOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

const isObject = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Object) !== 0;

const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;

const elementsOf = (checker: ts.TypeChecker, one: ts.Type, other: ts.Type) =>
  checker.isArrayType(one) && checker.isArrayType(other)
    ? ([one, other].map((type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number)) as [
        ts.Type,
        ts.Type,
      ])
    : null;

const allowsUndefined = (type: ts.Type) =>
  membersOf(type).some(({ flags }) => flags & (ANYTHING | ts.TypeFlags.Undefined));

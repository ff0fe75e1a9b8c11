/** Addresses of calls, read out of source: what is known of them as text, and `{}` for each segment that is not. */
import ts from 'typescript';

const UNKNOWN = '{}';

/**
 * The path that an expression makes, without its query.
 * @returns null when nothing of it is known
 */
export function pathOf(checker: ts.TypeChecker, expression: ts.Expression): string | null {
  const [path] = textOf(checker, expression).split('?');
  if (!path.startsWith('/')) return null;
  // What is hung on at the end is a query.
  return path.replace(/([^/{}])\{\}$/, '$1').replace(/[^/]*\{\}[^/]*/g, UNKNOWN);
}

function textOf(
  checker: ts.TypeChecker,
  expression: ts.Expression,
  bound: Map<ts.Symbol, string> = new Map(),
): string {
  const read = (each: ts.Expression) => textOf(checker, each, bound);
  if (
    ts.isAsExpression(expression) ||
    ts.isParenthesizedExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  )
    return read(expression.expression);
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isTemplateExpression(expression))
    return (
      expression.head.text +
      expression.templateSpans.map((span) => read(span.expression) + span.literal.text).join('')
    );
  if (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.PlusToken
  )
    return read(expression.left) + read(expression.right);
  if (ts.isCallExpression(expression)) return calledText(checker, expression, bound);
  if (ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression)) {
    const symbol = originOf(checker, expression);
    const known = symbol && bound.get(symbol);
    if (known !== undefined) return known;
    const initializer = initializerOf(symbol);
    if (initializer && !ts.isArrowFunction(initializer)) return read(initializer);
  }
  return UNKNOWN;
}

/** A function of one expression, with what it is called with; `replace` of two texts. */
function calledText(
  checker: ts.TypeChecker,
  { expression, arguments: given }: ts.CallExpression,
  bound: Map<ts.Symbol, string>,
) {
  const texts = given.map((each) => textOf(checker, each, bound));
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'replace')
    return textOf(checker, expression.expression, bound).replace(texts[0], texts[1]);
  const made = initializerOf(originOf(checker, expression));
  if (!made || !ts.isArrowFunction(made) || ts.isBlock(made.body)) return UNKNOWN;
  const inner = new Map(bound);
  made.parameters.forEach(({ name }, at) => {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol) inner.set(symbol, texts[at] ?? UNKNOWN);
  });
  return textOf(checker, made.body, inner);
}

function originOf(checker: ts.TypeChecker, expression: ts.Expression) {
  const symbol = checker.getSymbolAtLocation(expression);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function initializerOf(symbol?: ts.Symbol) {
  const declaration = symbol?.valueDeclaration;
  if (!declaration) return undefined;
  if (ts.isPropertyAssignment(declaration)) return declaration.initializer;
  // A `let` may hold something else by then.
  if (ts.isVariableDeclaration(declaration) && declaration.parent.flags & ts.NodeFlags.Const)
    return declaration.initializer;
  return undefined;
}

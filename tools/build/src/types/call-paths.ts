/** Paths of API calls, read from source: the known text, and `{}` for each segment that is not known. */
import ts from 'typescript';

const UNKNOWN = '{}';

/** The path that an expression makes, without its query; null when it is unknown. */
export function pathOf(checker: ts.TypeChecker, expression: ts.Expression): string | null {
  const [path] = textOf(checker, expression).split('?');
  if (!path.startsWith('/')) return null;
  // An unknown suffix is a query.
  return path.replace(/([^/{}])\{\}$/, '$1').replace(/[^/]*\{\}[^/]*/g, UNKNOWN);
}

/** @param values of the parameters in scope */
function textOf(
  checker: ts.TypeChecker,
  expression: ts.Expression,
  values = new Map<ts.Symbol, string>(),
): string {
  const read = (each: ts.Expression) => textOf(checker, each, values);
  if (
    ts.isAsExpression(expression) ||
    ts.isParenthesizedExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  )
    return read(expression.expression);
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isTemplateExpression(expression)) {
    const spans = expression.templateSpans.map((span) => read(span.expression) + span.literal.text);
    return expression.head.text + spans.join('');
  }
  if (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.PlusToken
  )
    return read(expression.left) + read(expression.right);
  if (ts.isCallExpression(expression)) return calledText(checker, expression, values);
  const symbol = originOf(checker, expression);
  const initializer = initializerOf(symbol);
  return (
    (symbol && values.get(symbol)) ??
    (initializer && !ts.isArrowFunction(initializer) ? read(initializer) : UNKNOWN)
  );
}

/** The text that a function of one expression returns, or `replace` of two texts. */
function calledText(
  checker: ts.TypeChecker,
  { expression, arguments: given }: ts.CallExpression,
  values: Map<ts.Symbol, string>,
) {
  const texts = given.map((each) => textOf(checker, each, values));
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'replace')
    return textOf(checker, expression.expression, values).replace(texts[0], texts[1]);
  const called = initializerOf(originOf(checker, expression));
  if (!called || !ts.isArrowFunction(called) || ts.isBlock(called.body)) return UNKNOWN;
  const inner = new Map(values);
  called.parameters.forEach(({ name }, at) => {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol) inner.set(symbol, texts[at] ?? UNKNOWN);
  });
  return textOf(checker, called.body, inner);
}

function originOf(checker: ts.TypeChecker, expression: ts.Expression) {
  const symbol = checker.getSymbolAtLocation(expression);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function initializerOf(symbol?: ts.Symbol) {
  const declaration = symbol?.valueDeclaration;
  const isConstant =
    declaration &&
    (ts.isPropertyAssignment(declaration) ||
      // A `let` may have another value by then.
      (ts.isVariableDeclaration(declaration) && declaration.parent.flags & ts.NodeFlags.Const));
  return isConstant ? declaration.initializer : undefined;
}

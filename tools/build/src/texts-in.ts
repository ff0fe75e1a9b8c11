import ts from 'typescript';
import webpack, { type Compilation, type Module } from 'webpack';

/** The labels and messages that an app's own code words: the literals of `t('…')` and `msg('…')`. (libs/state/src/texts.ts) */
export function textsOf({ modules, chunkGraph }: Compilation): string[] {
  const texts = [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(joinedModules)
    .filter((module) => module instanceof webpack.NormalModule)
    .filter(({ resource }) => !/[\\/]node_modules[\\/]/.test(resource))
    .flatMap((module) => textsIn(String(module.originalSource()?.source() ?? '')));
  return [...new Set(texts)].sort();
}

/** webpack joins the modules that it need not separate. */
const joinedModules = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

export function textsIn(code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [text] = node.arguments;
      const isText = /^(t|msg)$/.test(node.expression.text);
      if (isText && text && ts.isStringLiteralLike(text)) texts.push(text.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest));
  return texts;
}

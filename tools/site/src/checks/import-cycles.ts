import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type ImportGraph = Record<string, string[]>;

/** The static relative imports of the TypeScript files below a folder, types among them; paths from the root, without extension. */
export function importsOf(root: string): ImportGraph {
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(
    files.map((file) => {
      const from = file.split(path.sep).join('/').replace(/\.ts$/, '');
      const source = ts.createSourceFile(
        file,
        fs.readFileSync(path.join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
      );
      const imports = source.statements.flatMap((statement) => {
        const module =
          (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
          statement.moduleSpecifier;
        if (!module || !ts.isStringLiteral(module) || !module.text.startsWith('.')) return [];
        return path.posix.join(path.posix.dirname(from), module.text.replace(/\.js$/, ''));
      });
      return [from, imports];
    }),
  );
}

/** Groups of files that import each other, directly or through others. */
export function cyclesIn(graph: ImportGraph): string[][] {
  const reachable = new Map(Object.keys(graph).map((file) => [file, reachableFrom(file, graph)]));
  const groups = [...reachable]
    .filter(([file, targets]) => targets.has(file))
    .map(([file, targets]) => [...targets].filter((target) => reachable.get(target)?.has(file)))
    .map((group) => group.sort());
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

function reachableFrom(file: string, graph: ImportGraph): Set<string> {
  const found = new Set(graph[file]);
  // Visits what is added as well.
  for (const target of found) for (const next of graph[target] ?? []) found.add(next);
  return found;
}

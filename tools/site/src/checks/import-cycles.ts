import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Files by what they import. */

export type ImportGraph = Record<string, string[]>;

/**
 * The relative imports of the TypeScript files below a folder, types among them; dynamic ones are left out.
 * @returns paths from the root, without their ending
 */
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

/** Groups of files that import each other, directly or through others (Tarjan). */
export function cyclesIn(graph: ImportGraph): string[][] {
  const visited: Map<string, { index: number; low: number; open: boolean }> = new Map();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (file: string) => {
    const node = { index: visited.size, low: visited.size, open: true };
    visited.set(file, node);
    stack.push(file);
    for (const target of graph[file] ?? []) {
      const known = visited.get(target);
      if (!known) node.low = Math.min(node.low, visit(target).low);
      else if (known.open) node.low = Math.min(node.low, known.index);
    }
    if (node.low === node.index) {
      const group = stack.splice(stack.indexOf(file));
      for (const member of group) Object.assign(visited.get(member) ?? {}, { open: false });
      if (group.length > 1 || graph[file]?.includes(file)) cycles.push(group.sort());
    }
    return node;
  };
  for (const file of Object.keys(graph)) if (!visited.has(file)) visit(file);
  return cycles;
}

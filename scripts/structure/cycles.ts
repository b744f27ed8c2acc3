/** Finds import cycles. */
import { listImports, type Files } from './imports.ts';

/** Lists import cycles, including type imports, since files that need each other belong together. */
export function listCycles(files: Files): string[] {
  const graph = new Map(
    [...files.keys()]
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
      .map((path) => {
        const statements = listImports(path, files).filter((found) => !found.later && files.has(found.target));
        return [path, statements.map((found) => found.target)] as const;
      }),
  );
  const found: string[] = [];
  const finished = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string) => {
    if (finished.has(path)) return;
    const start = trail.indexOf(path);
    if (start >= 0) {
      found.push(`import cycle: ${[...trail.slice(start), path].join(' → ')}`);
      return;
    }
    trail.push(path);
    for (const next of graph.get(path) ?? []) visit(next);
    trail.pop();
    finished.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return found;
}

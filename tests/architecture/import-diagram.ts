import { readImports, resolveImport } from './imports.ts';
import { getLayer } from './layers.ts';
import { listProductFiles } from './source-tree.ts';

type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** A Mermaid flowchart of the folders below `root`; an arrow means “imports”. */
function drawImports(root: string): string {
  const edges = collectEdges(root);
  const names = [...edges.keys()].sort();
  const arrows = names.flatMap((from) =>
    [...(edges.get(from) ?? [])]
      .filter((to) => !isReachedThroughOthers(edges, from, to))
      .sort()
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart LR', ...arrows, '```'].join('\n');
}

/** Folders, and files right below `root`, with what they import. */
function collectEdges(root: string): Edges {
  const edges = new Map<string, Set<string>>();
  for (const path of listProductFiles()) {
    const from = getLayer(path, root);
    if (from === undefined) continue;
    const targets = edges.get(from) ?? new Set();
    edges.set(from, targets);
    for (const found of readImports(path)) {
      const to = getLayer(resolveImport(found) ?? '', root);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return edges;
}

/** Leaves out arrows that follow from others, so the drawing stays readable. */
function isReachedThroughOthers(edges: Edges, from: string, to: string): boolean {
  const seen = new Set<string>();
  const waiting = [...(edges.get(from) ?? [])].filter((other) => other !== to);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(edges.get(name) ?? []));
  }
  return seen.has(to);
}

/** The drawings in `docs/architecture.md`. */
export const drawArchitecture = (): string =>
  ['src', 'src/server', 'src/storefront', 'src/desk']
    .map((root) => `\`${root}\`:\n\n${drawImports(root)}`)
    .join('\n\n');

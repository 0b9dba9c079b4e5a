import { resolveImport } from './imports.ts';
import { isTest, readText } from './source-tree.ts';

type Export = { path: string; name: string };

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const DECLARED = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface)\s+([\w$]+)/gm;
/** `export const { a, b: c } = ...` */
const TAKEN_APART = /^export const [{[]([^}\]]*)[}\]]/gm;
const NAMED_IMPORT = /^[ \t]*(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/gm;
/** `* as x from` and `import()` take a module as a whole. */
const WHOLE_IMPORT = /\*\s+as\s+\w+\s+from\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"`]([^'"`\n]+)['"`]/g;

const codes = new Map<string, string>();
function readCode(path: string): string {
  const code = codes.get(path) ?? readText(path).replace(COMMENTS, '');
  codes.set(path, code);
  return code;
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .filter((part) => part !== '');

function findExports(path: string): Export[] {
  const code = readCode(path);
  const declared = [...code.matchAll(DECLARED)].map(([, name = '']) => name);
  const apart = [...code.matchAll(TAKEN_APART)].flatMap(([, list = '']) => namesIn(list));
  return [...declared, ...apart.map((name) => name.replace(/^.*[:\s]/, ''))].map((name) => ({ path, name }));
}

type Uses = { code: Set<string>; tests: Set<string>; whole: Set<string> };

/** Imported names as `file#name`, and files imported as a whole. */
function usesAmong(paths: readonly string[]): Uses {
  const uses: Uses = { code: new Set(), tests: new Set(), whole: new Set() };
  for (const from of paths) {
    const code = readCode(from);
    const resolveFile = (specifier = '') => resolveImport({ from, specifier, typeOnly: false }) ?? '';
    const taken = isTest(from) || from.startsWith('tests/') ? uses.tests : uses.code;
    for (const [, list = '', specifier] of code.matchAll(NAMED_IMPORT))
      for (const name of namesIn(list)) taken.add(`${resolveFile(specifier)}#${name.replace(/\s+as\s.*$/, '')}`);
    for (const [, all, called] of code.matchAll(WHOLE_IMPORT)) uses.whole.add(resolveFile(all ?? called));
  }
  return uses;
}

const isNamedTwice = ({ path, name }: Export) =>
  readCode(path).split(new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).length > 2;

/** Exports no other file imports, and product exports only tests import. */
export function unusedExports(paths: readonly string[]): Export[] {
  const uses = usesAmong(paths);
  return paths.flatMap(findExports).filter((one) => {
    const key = `${one.path}#${one.name}`;
    if (uses.whole.has(one.path) || uses.code.has(key)) return false;
    return !uses.tests.has(key) || (one.path.startsWith('src/') && !isNamedTwice(one));
  });
}

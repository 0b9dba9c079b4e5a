import { resolveImport } from './imports.ts';
import { isTest, readText } from './source-tree.ts';

type Export = { path: string; name: string };

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const DECLARED = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface)\s+([\w$]+)/gm;
/** `export const { a, b: c } = ...` */
const DESTRUCTURED = /^export const [{[]([^}\]]*)[}\]]/gm;
const NAMED_IMPORT = /^[ \t]*(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/gm;
/** `* as x from` and `import()` take a module as a whole. */
const WHOLE_IMPORT = /\*\s+as\s+\w+\s+from\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"`]([^'"`\n]+)['"`]/g;

const codeByPath = new Map<string, string>();
function readCode(path: string): string {
  const code = codeByPath.get(path) ?? readText(path).replace(COMMENTS, '');
  codeByPath.set(path, code);
  return code;
}

const splitNames = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .filter((part) => part !== '');

function findExports(path: string): Export[] {
  const code = readCode(path);
  const declared = [...code.matchAll(DECLARED)].map(([, name = '']) => name);
  const destructured = [...code.matchAll(DESTRUCTURED)].flatMap(([, list = '']) => splitNames(list));
  return [...declared, ...destructured.map((name) => name.replace(/^.*[:\s]/, ''))].map((name) => ({ path, name }));
}

type Uses = { namesInCode: Set<string>; namesInTests: Set<string>; wholeFiles: Set<string> };

/** Imported names as `file#name`, and files imported as a whole. */
function collectUses(paths: readonly string[]): Uses {
  const uses: Uses = { namesInCode: new Set(), namesInTests: new Set(), wholeFiles: new Set() };
  for (const from of paths) {
    const code = readCode(from);
    const resolveFile = (specifier = '') => resolveImport({ from, specifier, typeOnly: false }) ?? '';
    const names = isTest(from) || from.startsWith('tests/') ? uses.namesInTests : uses.namesInCode;
    for (const [, list = '', specifier] of code.matchAll(NAMED_IMPORT))
      for (const name of splitNames(list)) names.add(`${resolveFile(specifier)}#${name.replace(/\s+as\s.*$/, '')}`);
    for (const [, all, called] of code.matchAll(WHOLE_IMPORT)) uses.wholeFiles.add(resolveFile(all ?? called));
  }
  return uses;
}

const isUsedInOwnFile = ({ path, name }: Export) =>
  readCode(path).split(new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).length > 2;

/** Finds exports that no other file imports, and exports of `src` that only tests import and their own file does not use. */
export function findUnusedExports(paths: readonly string[]): Export[] {
  const uses = collectUses(paths);
  return paths.flatMap(findExports).filter((found) => {
    const key = `${found.path}#${found.name}`;
    if (uses.wholeFiles.has(found.path) || uses.namesInCode.has(key)) return false;
    return !uses.namesInTests.has(key) || (found.path.startsWith('src/') && !isUsedInOwnFile(found));
  });
}

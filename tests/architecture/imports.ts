import { posix } from 'node:path';
import { readText } from './source-tree.ts';

export type Import = { from: string; specifier: string; typeOnly: boolean };

const STATEMENT = /^[ \t]*(?:import|export)\s+(type\s)?(?:[\w$*\s{},]+?\sfrom\s*)?['"]([^'"\n]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"\n]+)['"]/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Reads import specifiers as written. */
export function readImports(path: string): Import[] {
  const text = readText(path).replace(COMMENTS, '');
  const statements = [...text.matchAll(STATEMENT)].map((match) => ({
    from: path,
    specifier: match[2] ?? '',
    typeOnly: match[1] !== undefined,
  }));
  const calls = [...text.matchAll(CALL)].map((match) => ({ from: path, specifier: match[1] ?? '', typeOnly: false }));
  return [...statements, ...calls];
}

/** The project file that an import means, or `undefined` for a package. */
export function resolveImport({ from, specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  const alias = /^#(domain|contract|payment-simulator|server|ui|storefront|desk)\/(.*)$/.exec(specifier);
  if (alias) return `src/${alias[1]}/${alias[2]}`;
  return specifier.startsWith('#tests/') ? specifier.slice(1) : undefined;
}

/** The name of the package that an import means, or `undefined` for a project file. */
export function getPackageName({ specifier }: Import): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('#')) return undefined;
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

export const formatImport = (found: Import): string => `${found.from} imports ${found.specifier}`;

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const NOT_OURS = new Set(['node_modules', '.git', 'dist', '.data', '.cache', 'coverage', '__pycache__', 'bakes']);

/** Every file below a folder, with `/` between the names, relative to the project. */
export function listFiles(folder: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...listFiles(path));
    else if (entry.isFile()) found.push(path.split(sep).join('/'));
  }
  return found.sort();
}

export const readText = (path: string): string => readFileSync(path, 'utf8');
export const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts');
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The code of the product: no tests, no tools. */
export const listProductFiles = (): string[] => listFiles('src').filter((path) => isCode(path) && !isTest(path));

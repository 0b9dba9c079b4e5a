import { readFile } from 'node:fs/promises';

/** The part of Vite's manifest that a document needs, keyed by source file. */
export type ViteManifest = Record<
  string,
  { file: string; css?: readonly string[]; imports?: readonly string[]; isEntry?: boolean }
>;

/** Loads the entry after styles, fonts and pictures. */
export const BROWSER_BOOT = 'src/storefront/app/boot.ts';
export const BROWSER_ENTRY = 'src/storefront/app/entry-client.tsx';

export const readViteManifest = async (file: string): Promise<ViteManifest> =>
  JSON.parse(await readFile(file, 'utf8')) as ViteManifest;

/** The one stylesheet of a build that does not split its styles. */
const SINGLE_STYLESHEET = 'style.css';

type PageAssets = { styles: readonly string[]; scripts: readonly string[] };

/** Chunks of the modules, their imports and styles. */
export function collectAssets(manifest: ViteManifest, modules: readonly string[]): PageAssets {
  const singleStylesheet = manifest[SINGLE_STYLESHEET]?.file;
  const styles = new Set<string>(singleStylesheet === undefined ? [] : [`/${singleStylesheet}`]);
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  for (const module of modules) visit(module);
  return { styles: [...styles], scripts: [...scripts] };
}

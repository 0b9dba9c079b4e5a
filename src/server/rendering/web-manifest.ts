import { readFile } from 'node:fs/promises';

/** The part of Vite's manifest that a document needs, keyed by source file. */
export type WebManifest = Record<
  string,
  { file: string; css?: readonly string[]; imports?: readonly string[]; isEntry?: boolean }
>;

/** Starts the entry when the time has come. */
export const BROWSER_BOOT = 'src/storefront/app/boot.ts';
export const BROWSER_ENTRY = 'src/storefront/app/entry-client.tsx';

export const readWebManifest = async (file: string): Promise<WebManifest> =>
  JSON.parse(await readFile(file, 'utf8')) as WebManifest;

/** The one stylesheet of a build that does not split its styles. */
const WHOLE_STYLE = 'style.css';

type PageAssets = { styles: readonly string[]; scripts: readonly string[] };

/** Addresses of everything that the given source modules need at once: their chunks, the chunks those import, and all styles. */
export function assetsOf(manifest: WebManifest, modules: readonly string[]): PageAssets {
  const whole = manifest[WHOLE_STYLE]?.file;
  const styles = new Set<string>(whole === undefined ? [] : [`/${whole}`]);
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

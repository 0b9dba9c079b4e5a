import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface PictureEntry {
  /** URL of the fallback file. */
  url: string;
  /** Natural size of the largest file. */
  width: number;
  height: number;
  /** Widths in which AVIF files exist, ascending. */
  widths: number[];
  dominantColor: string;
  /** True width, for pictures at known scale. */
  inchesWide?: number;
}

export type Manifest = Record<string, PictureEntry>;

export const readManifest = (file: string): Manifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};

export const readManifests = (files: readonly string[]): Manifest => Object.assign({}, ...files.map(readManifest));

/** Sorted by name, one line per picture, so diffs stay small. */
export function writeManifest(file: string, manifest: Manifest): void {
  const names = Object.keys(manifest).sort();
  const lines = names.map((name) => `  ${JSON.stringify(name)}: ${formatEntry(manifest[name])}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

function formatEntry(entry: PictureEntry | undefined): string {
  const pairs = Object.entries(entry ?? {}).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value).replaceAll(',', ', ')}`,
  );
  return `{ ${pairs.join(', ')} }`;
}

/** URLs of all files of an entry. */
export const listEntryFiles = ({ url, widths }: PictureEntry): string[] => [
  url,
  ...widths.map((width) => url.replace(/\.\w+$/, `-${width}.avif`)),
];

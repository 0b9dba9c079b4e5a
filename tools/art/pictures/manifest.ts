import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface PictureEntry {
  /** Address of the fallback file. */
  url: string;
  /** Natural size of the largest file. */
  width: number;
  height: number;
  /** Widths in which AVIF files exist, ascending. */
  widths: number[];
  dominantColor: string;
  /** True width shown, on pictures at known scale. */
  inchesWide?: number;
}

export type Manifest = Record<string, PictureEntry>;

export const readManifest = (file: string): Manifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};

/** Sorted by name and one line each, so that a changed picture is a changed line. */
export function writeManifest(file: string, manifest: Manifest): void {
  const names = Object.keys(manifest).sort();
  const lines = names.map((name) => `  ${JSON.stringify(name)}: ${entryLine(manifest[name])}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

function entryLine(entry: PictureEntry | undefined): string {
  const pairs = Object.entries(entry ?? {}).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value).replaceAll(',', ', ')}`,
  );
  return `{ ${pairs.join(', ')} }`;
}

/** Every address that belongs to an entry. */
export const entryFiles = ({ url, widths }: PictureEntry): string[] => [
  url,
  ...widths.map((width) => url.replace(/\.\w+$/, `-${width}.avif`)),
];

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readCatalogueFile } from '#contract/catalogue-file.ts';
import { formatCatalogueJson } from '#server/modules/catalogue/import/files/write-json-products.ts';
import {
  buildDemoCatalogueFile,
  type PatternRepeats,
  type PictureManifest,
} from '../../catalogue/demo/build-demo-catalogue.ts';
import { CommandError } from '../commands/command-error.ts';

const MANIFEST_FILE = 'tools/art/pictures.json';
const DESIGNS_FILE = 'tools/art/patterns/designs.json';
const DEMO_FILE = 'catalogue/demo-catalogue.json';

/** Builds `catalogue/demo-catalogue.json` from its sources and the existing pictures. */
export function buildDemoCatalogueJson(): string {
  const manifest = existsSync(MANIFEST_FILE)
    ? (JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as PictureManifest)
    : {};
  const file = buildDemoCatalogueFile(manifest, readPatternRepeats());
  const result = readCatalogueFile(JSON.parse(JSON.stringify(file)));
  if (!result.ok) throw new CommandError(...result.problems);
  return formatCatalogueJson(result.value);
}

type Design = { slug: string; kind: string; widthInches: number };

function readPatternRepeats(): PatternRepeats {
  const designs = JSON.parse(readFileSync(DESIGNS_FILE, 'utf8')) as Design[];
  return Object.fromEntries(
    designs.filter(({ kind }) => kind !== 'picture').map(({ slug, widthInches }) => [slug, widthInches]),
  );
}

export function buildDemo(): void {
  writeFileSync(DEMO_FILE, buildDemoCatalogueJson());
  console.log(`${DEMO_FILE} written.`);
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readCatalogueFile } from '#contract/catalogue-file.ts';
import {
  buildDemoCatalogueFile,
  type PatternRepeats,
  type PictureManifest,
} from '../../catalogue/build-demo-catalogue.ts';
import { homeSamplesJson } from '../../catalogue/home-samples.ts';
import { catalogueJson } from './catalogue-json.ts';
import { CatalogueCommandError } from './command-error.ts';

const MANIFEST = 'tools/art/pictures.json';
const DESIGNS = 'tools/art/patterns/designs.json';
const DEMO_FILE = 'catalogue/demo-catalogue.json';
/** The static home page cards, which need no API request. */
const SAMPLES_FILE = 'src/storefront/content/home-samples.json';

/** Builds `catalogue/demo-catalogue.json` from its sources and the existing pictures. */
export function demoCatalogueJson(): string {
  const manifest = existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as PictureManifest) : {};
  const file = buildDemoCatalogueFile(manifest, patternRepeats());
  const reading = readCatalogueFile(JSON.parse(JSON.stringify(file)));
  if (!reading.ok) throw new CatalogueCommandError(reading.problems);
  return catalogueJson(reading.value);
}

type Design = { slug: string; kind: string; widthInches: number };

function patternRepeats(): PatternRepeats {
  const designs = JSON.parse(readFileSync(DESIGNS, 'utf8')) as Design[];
  return Object.fromEntries(
    designs.filter(({ kind }) => kind !== 'picture').map(({ slug, widthInches }) => [slug, widthInches]),
  );
}

export function buildDemo(): void {
  const json = demoCatalogueJson();
  writeFileSync(DEMO_FILE, json);
  writeFileSync(SAMPLES_FILE, homeSamplesJson(json));
  console.log(`${DEMO_FILE} and ${SAMPLES_FILE} written.`);
}

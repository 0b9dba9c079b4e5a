import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDesign } from '../../patterns/named-design.ts';
import { DRAWINGS, PATTERNS, PLATES, PROJECT } from '../places.ts';
import type { Pattern, PictureJob, Recipe } from './picture-job.ts';
import { computeSourceKey, hash } from './source-key.ts';

const cachedKeys = new Map<string, string>();

function cacheKey(name: string, compute: () => string): string {
  const key = cachedKeys.get(name) ?? compute();
  cachedKeys.set(name, key);
  return key;
}

const isDesign = (file: string) => file.startsWith(join(PATTERNS, 'designs'));

const computeRasteriserKey = () =>
  cacheKey('rasteriser', () => computeSourceKey(join(PATTERNS, 'kit/rasterise.ts'), isDesign));

/** Changes when the drawing of this design could have changed. */
export const computeDesignKey = (slug: string) =>
  cacheKey(`design ${slug}`, () => {
    const file = join(PATTERNS, 'designs', findDesign(slug).collection, `${slug}.ts`);
    return hash(computeRasteriserKey(), computeSourceKey(file));
  });

const computePlateKey = (name: string) =>
  cacheKey(`plate ${name}`, () =>
    hash(...['meta.json', 'plate.bin'].map((file) => readFileSync(join(PLATES, name, file)))),
  );

/** The file that draws each kind; see draw-picture.ts. */
const DRAWERS = { flat: 'draw-flat', framed: 'draw-frame', room: 'draw-room' } satisfies Record<
  Exclude<Recipe['kind'], 'drawing'>,
  string
>;

const computeProgramKey = (file: string) =>
  cacheKey(`program ${file}`, () => computeSourceKey(join(PROJECT, `tools/art/pictures/drawing/${file}.ts`), isDesign));

function listPatterns(recipe: Recipe): Pattern[] {
  if (recipe.kind === 'drawing') return [];
  if (recipe.kind !== 'room') return [recipe.pattern];
  const dressingPatterns = recipe.dressings.flatMap(({ pattern }) => (pattern ? [pattern] : []));
  return [...dressingPatterns, ...(recipe.hang ?? []).map(({ pattern }) => pattern)];
}

/** Changes when one of the drawings in this picture could have changed. */
export const computePatternsKey = (recipe: Recipe): string =>
  hash(...listPatterns(recipe).map(({ design }) => computeDesignKey(design)));

/** Hash of all inputs of a picture; its first eight digits are part of the URL. */
export function computeJobKey(job: PictureJob): string {
  const { recipe } = job;
  const drawing = recipe.kind === 'drawing' ? readFileSync(join(DRAWINGS, recipe.file)) : '';
  const room = recipe.kind === 'room' ? computePlateKey(recipe.plate) : '';
  const designs = listPatterns(recipe).map(({ design }) => computeDesignKey(design));
  const program =
    recipe.kind === 'drawing' ? '' : computeProgramKey(DRAWERS[recipe.kind]) + computeProgramKey('encode-picture');
  return hash(JSON.stringify(job), drawing, room, program, ...designs);
}

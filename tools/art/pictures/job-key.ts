import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designNamed } from '../patterns/named-design.ts';
import type { Pattern, PictureJob, Recipe } from './picture-job.ts';
import { DRAWINGS, PATTERNS, PLATES, PROJECT } from './places.ts';
import { hash, sourceKey } from './source-key.ts';

const known = new Map<string, string>();

function once(name: string, make: () => string): string {
  const key = known.get(name) ?? make();
  known.set(name, key);
  return key;
}

const isDesign = (file: string) => file.startsWith(join(PATTERNS, 'designs'));

const rasteriserKey = () => once('rasteriser', () => sourceKey(join(PATTERNS, 'kit/rasterise.ts'), isDesign));

/** Changes when the drawing of this design could have changed. */
export const designKey = (slug: string) =>
  once(`design ${slug}`, () => {
    const file = join(PATTERNS, 'designs', designNamed(slug).collection, `${slug}.ts`);
    return hash(rasteriserKey(), sourceKey(file));
  });

const plateKey = (name: string) =>
  once(`plate ${name}`, () =>
    hash(...['meta.json', 'plate.bin'].map((file) => readFileSync(join(PLATES, name, file)))),
  );

const drawKey = () => once('draw', () => sourceKey(join(PROJECT, 'tools/art/pictures/draw-picture.ts'), isDesign));
const encodeKey = () =>
  once('encode', () => sourceKey(join(PROJECT, 'tools/art/pictures/encode-picture.ts'), isDesign));

function patternsOf(recipe: Recipe): Pattern[] {
  if (recipe.kind === 'drawing') return [];
  if (recipe.kind !== 'room') return [recipe.pattern];
  const dressed = recipe.dressings.flatMap(({ pattern }) => (pattern ? [pattern] : []));
  return [...dressed, ...(recipe.hang ?? []).map(({ pattern }) => pattern)];
}

/** Changes when one of the drawings in this picture could have changed. */
export const patternsKey = (recipe: Recipe): string =>
  hash(...patternsOf(recipe).map(({ design }) => designKey(design)));

/** Content key of everything a picture is made from; its first eight digits are part of the picture's address. */
export function jobKey(job: PictureJob): string {
  const { recipe } = job;
  const drawing = recipe.kind === 'drawing' ? readFileSync(join(DRAWINGS, recipe.file)) : '';
  const room = recipe.kind === 'room' ? plateKey(recipe.plate) : '';
  const designs = patternsOf(recipe).map(({ design }) => designKey(design));
  const program = recipe.kind === 'drawing' ? '' : drawKey() + encodeKey();
  return hash(JSON.stringify(job), drawing, room, program, ...designs);
}

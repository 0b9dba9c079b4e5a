import type { Colourway, Design } from './design.ts';
import { designs } from './designs.ts';

export function designNamed(slug: string): Design {
  const design = designs.find((each) => each.slug === slug);
  if (!design) throw new Error(`There is no design '${slug}'.`);
  return design;
}

export function colourwayNamed(slug: string, name: string): Colourway<unknown> {
  const way = designNamed(slug).colourways.find((each) => each.name === name);
  if (!way) throw new Error(`The design '${slug}' has no colourway '${name}'.`);
  return way;
}

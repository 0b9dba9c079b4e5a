import type { Colourway, Design } from './design.ts';
import { designs } from './designs.ts';

export function findDesign(slug: string): Design {
  const design = designs.find((each) => each.slug === slug);
  if (!design) throw new Error(`There is no design '${slug}'.`);
  return design;
}

export function findColourway(slug: string, name: string): Colourway<unknown> {
  const way = findDesign(slug).colourways.find((each) => each.name === name);
  if (!way) throw new Error(`The design '${slug}' has no colourway '${name}'.`);
  return way;
}

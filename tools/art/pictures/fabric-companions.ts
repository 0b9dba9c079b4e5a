import type { Dressing, Pattern } from './jobs/picture-job.ts';
import { dress } from './shop-rooms.ts';

const LIME = 'wall: #e9e2d4';
const SAGE = 'wall: #d3d6c6';
const CLAY = 'wall: #e6d2c1';
const STONE = 'wall: #d9d7cf';

/** The second cloth and the wall beside each fabric: a weave beside a print, a print or stripe beside a weave. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  'handloom-linen / Oat': ['fabricB: block-print-cotton / Indigo @ 0.8', SAGE],
  'handloom-linen / Indigo': ['fabricB: fine-ticking / Natural', LIME],
  'fine-ticking / Natural': ['fabricB: handloom-linen / Terracotta @ 1.5'],
  'fine-ticking / Slate Blue': ['fabricB: handloom-linen / Indigo @ 1.5'],
  'cotton-herringbone / Biscuit': ['fabricB: warp-ikat / Indigo @ 0.6', LIME],
  'cotton-herringbone / Dove': ['fabricB: fine-ticking / Charcoal', CLAY],
  'heather-chambray / Denim': ['fabricB: block-print-cotton / Kora @ 0.8', LIME],
  'heather-chambray / Rosewood': ['fabricB: fine-ticking / Natural', STONE],
  'silk-velvet / Peacock': ['fabricB: raw-silk / Antique Gold', LIME],
  'silk-velvet / Mulberry': ['fabricB: raw-silk / Ash Rose', STONE],
  'raw-silk / Antique Gold': ['fabricB: palace-damask / Pearl @ 0.6', STONE],
  'raw-silk / Rani': ['fabricB: raw-silk / Ivory', LIME],
  'ajrakh-stars / Indigo Madder': ['fabricB: handloom-linen / Indigo @ 1.5', LIME],
  'ajrakh-stars / Madder': ['fabricB: handloom-linen / Oat @ 1.5', SAGE],
  'block-print-cotton / Kora': ['fabricB: handloom-linen / Terracotta @ 1.5', SAGE],
  'block-print-cotton / Indigo': ['fabricB: handloom-linen / Haldi @ 1.5', CLAY],
  'kairi-paisley / Indigo': ['fabricB: handloom-linen / Oat @ 1.5', CLAY],
  'kairi-paisley / Marigold': ['fabricB: handloom-linen / Terracotta @ 1.5', STONE],
  'palace-damask / Pearl': ['fabricB: raw-silk / Ash Rose', SAGE],
  'palace-damask / Celadon': ['fabricB: raw-silk / Ivory', LIME],
  'warp-ikat / Indigo': ['fabricB: handloom-linen / Indigo @ 1.5', LIME],
  'warp-ikat / Madder': ['fabricB: handloom-linen / Oat @ 1.5', STONE],
  'elephant-procession / Sandstone': ['fabricB: handloom-linen / Terracotta @ 1.5', LIME],
  'elephant-procession / Royal Blue': ['fabricB: handloom-linen / Oat @ 1.5', CLAY],
};

/** Replaces the usual companions of a fabric's room. */
export function dressFabricCompanions(usual: readonly Dressing[], { design, colourway }: Pattern): Dressing[] {
  const chosen = dress(...(COMPANIONS[`${design} / ${colourway}`] ?? []));
  return usual.map((dressing) => chosen.find(({ surface }) => surface === dressing.surface) ?? dressing);
}

import type { DemoType } from './demo-product.ts';

type UnpricedType = Omit<DemoType<'curtains'>, 'pricePerSqFt'>;

/** A type to which each product adds its own price. */
const defineType =
  (properties: UnpricedType) =>
  (pricePerSqFt: number): DemoType<'curtains'> => ({ ...properties, pricePerSqFt });

export const unlined = defineType({
  key: 'unlined',
  title: 'Unlined',
  description: 'The cloth alone, with a double-turned hem. Light comes through softly; washes most easily.',
  configuration: 'Pair of Curtains',
  heading: 'Pencil Pleat',
  tiebacks: 'No Tieback',
});

export const cottonLined = defineType({
  key: 'cotton-lined',
  title: 'Cotton Lined',
  description: 'Lined with ivory cotton sateen: falls better, keeps colours from fading and dims the noon sun.',
  configuration: 'Pair of Curtains',
  heading: 'Double Pinch Pleat',
  tiebacks: 'Plain',
});

export const blackoutLined = defineType({
  key: 'blackout-lined',
  title: 'Blackout Lined',
  description: 'Three-pass blackout lining stitched to the edge. Darkens a room at midday and quiets the street.',
  configuration: 'Pair of Curtains',
  heading: 'Wave Pleat',
  tiebacks: 'Magnetic',
});

export const blackoutInterlined = defineType({
  key: 'blackout-interlined',
  title: 'Blackout Interlined',
  description: 'Blackout lining over a layer of cotton bump. Night at any hour, deep folds and the quietest room.',
  configuration: 'Pair of Curtains',
  heading: 'Double Pinch Pleat',
  tiebacks: 'Magnetic',
});

export const blackoutEyelet = defineType({
  key: 'blackout-eyelet',
  title: 'Blackout Eyelet',
  description: 'Blackout lined panels on brushed steel eyelets. Slide them on any pole and the room is dark.',
  configuration: 'Pair of Curtains',
  heading: 'Eyelet',
  tiebacks: 'Magnetic',
});

export const interlined = defineType({
  key: 'interlined',
  title: 'Interlined',
  description: 'Cotton bump between cloth and lining, sewn by hand. Deep folds, full weight, a quiet room.',
  configuration: 'Pair of Curtains',
  heading: 'Double Pinch Pleat',
  tiebacks: 'Palais Tassel',
});

export const eyeletPanel = defineType({
  key: 'eyelet-panel',
  title: 'Eyelet Panel',
  description: 'One unlined panel on brushed steel eyelets, to draw to one side. Ready to slide on any pole.',
  configuration: 'Single Pulled to Left',
  heading: 'Eyelet',
  tiebacks: 'Rope',
});

export const sheerWave = defineType({
  key: 'sheer-wave',
  title: 'Sheer, Wave Heading',
  description:
    'One layer, no lining, in even waves from a slim track. The hem is weighted, so it hangs still in a breeze.',
  configuration: 'Pair of Curtains',
  heading: 'Wave Pleat',
  tiebacks: 'No Tieback',
});

export const sheerEyelet = defineType({
  key: 'sheer-eyelet',
  title: 'Sheer, Eyelet',
  description: 'One layer, no lining, on brushed steel eyelets. Slides on a thin pole behind your other curtains.',
  configuration: 'Pair of Curtains',
  heading: 'Eyelet',
  tiebacks: 'No Tieback',
});

export const sheerPencil = defineType({
  key: 'sheer-pencil-pleat',
  title: 'Sheer, Pencil Pleat',
  description:
    'One layer, no lining, gathered on a soft tape. Full and simple, and quickest to take down for the wash.',
  configuration: 'Pair of Curtains',
  heading: 'Pencil Pleat',
  tiebacks: 'No Tieback',
});

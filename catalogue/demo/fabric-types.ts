import type { DemoType } from './demo-product.ts';

type UnpricedType = Omit<DemoType<'fabrics'>, 'pricePerSqFt'>;

/** A type to which each product adds its own price. */
const defineType =
  (properties: UnpricedType) =>
  (pricePerSqFt: number): DemoType<'fabrics'> => ({ ...properties, pricePerSqFt });

export const cambric = defineType({
  key: 'cambric',
  title: 'Cotton Cambric',
  description: 'Light and close-woven, 120 gsm, for cushions, quilts and summer curtains.',
  material: 'Cotton',
  width: 44,
  isWashable: true,
});

export const cottonDuck = defineType({
  key: 'cotton-duck',
  title: 'Cotton Duck',
  description: 'A firm 280 gsm canvas weave for upholstery, blinds and garden seats under a roof.',
  material: 'Cotton',
  width: 54,
  isWashable: true,
});

export const cottonLinen = defineType({
  key: 'cotton-linen',
  title: 'Cotton Linen',
  description: 'Fifty-five parts linen, forty-five cotton, 210 gsm: the drape of linen with fewer creases.',
  material: 'Linen and cotton',
  width: 54,
  isWashable: true,
});

export const pureLinen = defineType({
  key: 'pure-linen',
  title: 'Pure Linen',
  description: 'Handloom linen, 240 gsm, stone-washed. Gets better with every wash.',
  material: 'Linen',
  width: 58,
  isWashable: true,
});

export const mulberrySilk = defineType({
  key: 'mulberry-silk',
  title: 'Mulberry Silk',
  description: 'Reeled and woven in Karnataka, 110 gsm, with natural slubs. Dry clean only.',
  material: 'Silk',
  width: 44,
  isWashable: false,
});

export const artSilk = defineType({
  key: 'art-silk',
  title: 'Art Silk',
  description: 'A viscose with the fall of silk and an easier temper. Cool iron on the back.',
  material: 'Viscose',
  width: 48,
  isWashable: false,
});

export const upholsteryVelvet = defineType({
  key: 'upholstery-velvet',
  title: 'Upholstery Velvet',
  description: 'Dense polyester pile on cotton back, 380 gsm, tested to 50,000 rubs. Spills bead if you are quick.',
  material: 'Polyester and cotton',
  width: 54,
  isWashable: false,
});

export const jacquard = defineType({
  key: 'jacquard',
  title: 'Cotton Jacquard',
  description: 'Pattern woven in, not printed on, 310 gsm. For chairs, bolsters and heavy curtains.',
  material: 'Cotton',
  width: 56,
  isWashable: false,
});

export const outdoor = defineType({
  key: 'outdoor',
  title: 'Verandah Cloth',
  description: 'Solution-dyed acrylic that shrugs off sun, rain and pickle. For the verandah and the terrace.',
  material: 'Acrylic',
  width: 60,
  isWashable: true,
});

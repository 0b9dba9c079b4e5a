import type { DemoType } from './demo-product.ts';

type UnpricedType = Omit<DemoType<'wallpaper'>, 'pricePerSqFt'>;

/** A type to which each product adds its own price. */
const defineType =
  (properties: UnpricedType) =>
  (pricePerSqFt: number): DemoType<'wallpaper'> => ({ ...properties, pricePerSqFt });

export const smoothMatt = defineType({
  key: 'smooth-matt',
  title: 'Smooth Matt',
  description: 'A chalky non-woven paper, 160 gsm. Goes up in a day and comes off in whole strips.',
  finish: 'Matt',
  isWashable: false,
});

export const eggshellVinyl = defineType({
  key: 'eggshell-vinyl',
  title: 'Eggshell Vinyl',
  description: 'A scrubbable vinyl face on non-woven backing, for corridors, dining rooms and busy hands.',
  finish: 'Eggshell',
  isWashable: true,
});

export const linenTexture = defineType({
  key: 'linen-texture',
  title: 'Linen Texture',
  description: 'Embossed with a fine linen weave that hides small unevenness in the plaster. Wipes clean.',
  finish: 'Textured',
  isWashable: true,
});

export const canvasTexture = defineType({
  key: 'canvas-texture',
  title: 'Canvas Texture',
  description: 'A heavy 320 gsm paper with the tooth of artist canvas, made for large drawn scenes.',
  finish: 'Textured',
  isWashable: true,
});

export const peelAndStick = defineType({
  key: 'peel-and-stick',
  title: 'Peel and Stick',
  description: 'A repositionable woven film for rented homes. Lifts off without marks within two years.',
  finish: 'Satin',
  isWashable: true,
});

export const pearlSheen = defineType({
  key: 'pearl-sheen',
  title: 'Pearl Sheen',
  description: 'A mica-washed ground that catches lamplight softly and never glares.',
  finish: 'Pearl',
  isWashable: false,
});

export const goldLine = defineType({
  key: 'gold-line',
  title: 'Gold Line',
  description: 'Printed on matt paper, then every fine line is laid again by hand in metallic ink.',
  finish: 'Metallic',
  isWashable: false,
});

export const silkGround = defineType({
  key: 'silk-ground',
  title: 'Silk Ground',
  description: 'Printed on real silk bonded to paper. Needs an experienced hand to hang; we can send one.',
  finish: 'Silk',
  isWashable: false,
});

export const grasscloth = defineType({
  key: 'grasscloth',
  title: 'Grasscloth',
  description: 'Printed on hand-knotted jute grasscloth. Joins stay visible, as they do on all natural fibres.',
  finish: 'Natural fibre',
  isWashable: false,
});

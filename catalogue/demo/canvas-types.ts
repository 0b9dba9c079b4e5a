import type { DemoType } from './demo-product.ts';

type UnsizedType = Pick<DemoType<'canvas'>, 'key' | 'title' | 'description' | 'frameType' | 'hasMirrorEdges'>;

/** A type to which each product adds a size in inches and a price in rupees per square foot. */
const defineType =
  (properties: UnsizedType) =>
  (width: number, height: number, pricePerSqFt: number): DemoType<'canvas'> => ({
    ...properties,
    key: `${properties.key}-${width}x${height}`,
    title: `${properties.title}, ${width} x ${height} in`,
    width,
    height,
    pricePerSqFt,
  });

export const rolled = defineType({
  key: 'rolled',
  title: 'Rolled Print',
  description: 'Cotton canvas with a two-inch white border, sent in a tube for your own framer.',
  frameType: 'Unframed',
  hasMirrorEdges: false,
});

export const galleryWrap = defineType({
  key: 'gallery-wrap',
  title: 'Gallery Wrap',
  description: 'Stretched over a deep pine bar, the picture mirrored around the edges. Ready to hang.',
  frameType: 'Gallery Wrap',
  hasMirrorEdges: true,
});

export const floatingTeak = defineType({
  key: 'floating-teak',
  title: 'Floating Teak Frame',
  description: 'Stretched, then set into an oiled teak tray frame with a shadow gap all round.',
  frameType: 'Floating Frame',
  hasMirrorEdges: false,
});

export const blackFrame = defineType({
  key: 'black-frame',
  title: 'Slim Black Frame',
  description: 'A slim satin-black moulding, level with the canvas. Crisp on white walls.',
  frameType: 'Slim Frame',
  hasMirrorEdges: false,
});

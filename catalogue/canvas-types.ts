import type { CanvasType } from './demo-product.ts';

type Frame = Pick<CanvasType, 'key' | 'title' | 'description' | 'frameType' | 'hasMirrorEdges'>;

/** A frame in a size: inches wide, inches high, rupees per square foot. */
const frame =
  (properties: Frame) =>
  (width: number, height: number, pricePerSqFt: number): CanvasType => ({
    ...properties,
    key: `${properties.key}-${width}x${height}`,
    title: `${properties.title}, ${width} x ${height} in`,
    width,
    height,
    pricePerSqFt,
  });

export const rolled = frame({
  key: 'rolled',
  title: 'Rolled Print',
  description: 'Cotton canvas with a two-inch white border, sent in a tube for your own framer.',
  frameType: 'Unframed',
  hasMirrorEdges: false,
});

export const galleryWrap = frame({
  key: 'gallery-wrap',
  title: 'Gallery Wrap',
  description: 'Stretched over a deep pine bar, the picture mirrored around the edges. Ready to hang.',
  frameType: 'Gallery Wrap',
  hasMirrorEdges: true,
});

export const floatingTeak = frame({
  key: 'floating-teak',
  title: 'Floating Teak Frame',
  description: 'Stretched, then set into an oiled teak tray frame with a shadow gap all round.',
  frameType: 'Floating Frame',
  hasMirrorEdges: false,
});

export const blackFrame = frame({
  key: 'black-frame',
  title: 'Slim Black Frame',
  description: 'A slim satin-black moulding, level with the canvas. Crisp on white walls.',
  frameType: 'Slim Frame',
  hasMirrorEdges: false,
});

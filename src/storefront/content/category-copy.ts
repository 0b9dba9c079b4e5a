import type { Category } from '#domain/catalogue/category.ts';

type CategoryCopy = {
  /** Under the title of the category page. */
  intro: string;
  /** Over the video. */
  band: string;
  /** For search engines and link previews. */
  description: string;
};

export const CATEGORY_COPY: Readonly<Record<Category, CategoryCopy>> = {
  wallpaper: {
    intro: 'Gardens, block prints and quiet textures, drawn in India and printed to the inch of your wall.',
    band: 'Morning to lamplight, one wall tells the whole day.',
    description:
      'Made-to-measure wallpaper in Indian motifs, florals, kids and minimal designs. Printed to the size of your wall, priced per square foot, delivered across India.',
  },
  curtains: {
    intro: 'Linen, velvet, prints and blackout, cut and stitched to the drop of your window.',
    band: 'Cloth that knows how to hold the light.',
    description:
      'Made-to-measure curtains in linen, velvet, prints and blackout. Choose heading, lining and tieback, enter your size, pay per square foot. Delivered across India.',
  },
  blinds: {
    intro: 'Roller, Roman, zebra and Venetian, made to sit exactly inside your frame.',
    band: 'A little sun, as much as you like.',
    description:
      'Made-to-measure roller, Roman, zebra and Venetian blinds. Choose fitting, style, motor and controls, enter your size, pay per square foot. Delivered across India.',
  },
  canvas: {
    intro: 'Hills, leaves, folk stories and still corners, stretched by hand and ready to hang.',
    band: 'One picture, and the room has found its centre.',
    description:
      'Canvas prints of landscapes, botanicals, folk art and still life, stretched and framed in standard sizes. Ready to hang, delivered across India.',
  },
  fabrics: {
    intro: 'Handloom linen, cotton, silk and velvet by the piece, for sofas, cushions and everything you stitch.',
    band: '',
    description:
      'Furnishing fabrics by the square foot: handloom linen, cotton, silk, velvet, prints and woven patterns in many colours. Cut to your size, delivered across India.',
  },
};

import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { isBlank } from '#domain/text/text-limits.ts';

type CategoryCopy = {
  /** Under the title of the category page. */
  intro: string;
  /** Over the video. */
  band: string;
  /** For search engines and link previews. */
  description: string;
};

/** Of the demo. */
export const CATEGORY_COPY: Readonly<Record<Category, CategoryCopy>> = {
  wallpaper: {
    intro: 'Gardens, block prints and quiet textures, drawn in India and printed to fit your wall.',
    band: 'One wall, from morning light to lamplight.',
    description:
      'Made-to-measure wallpaper in Indian motifs, florals, kids and minimal designs. Printed to fit your wall, priced per square foot, delivered across India.',
  },
  curtains: {
    intro: 'Linen, velvet, prints and blackout, cut and stitched to fit your window.',
    band: 'Fabric that holds the light.',
    description:
      'Made-to-measure curtains in linen, velvet, prints and blackout. Choose your heading, lining and tiebacks. Priced per square foot, delivered across India.',
  },
  blinds: {
    intro: 'Roller, Roman, zebra and Venetian blinds, made to fit your window.',
    band: 'Let in as much sun as you like.',
    description:
      'Made-to-measure roller, Roman, zebra and Venetian blinds. Choose the fitting, style, motor and controls. Priced per square foot, delivered across India.',
  },
  canvas: {
    intro: 'Landscapes, botanicals, folk art and still life, stretched by hand and ready to hang.',
    band: 'One picture can bring a room together.',
    description:
      'Canvas prints of landscapes, botanicals, folk art and still life, stretched and framed in standard sizes. Ready to hang, delivered across India.',
  },
  fabrics: {
    intro: 'Handloom linen, cotton, silk and velvet, cut to size for sofas, cushions and anything you stitch.',
    band: '',
    description:
      'Furnishing fabrics by the square foot: handloom linen, cotton, silk, velvet, prints and woven patterns in many colours. Cut to your size, delivered across India.',
  },
};

type OwnCopy = { readonly text: string; readonly caption: string };

/** What the shop's owner wrote. What ships belongs to the demo, and only as long as nobody has written anything. */
export function getCategoryCopy(category: Category, own: OwnCopy, isSample: boolean): CategoryCopy {
  if (isSample && isBlank(own.text) && isBlank(own.caption)) return CATEGORY_COPY[category];
  const description = isBlank(own.text)
    ? `${CATEGORIES[category].name}, priced per square foot and delivered across India.`
    : own.text;
  return { intro: own.text, band: own.caption, description };
}

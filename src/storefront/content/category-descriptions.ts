import type { Category } from '#domain/catalogue/category.ts';

/** The demo's meta descriptions. Kept apart from `CATEGORY_COPY` because listings need only these. */
export const CATEGORY_DESCRIPTIONS: Readonly<Record<Category, string>> = {
  wallpaper:
    'Made-to-measure wallpaper in Indian motifs, florals, kids and minimal designs. Printed to fit your wall, priced per square foot, delivered across India.',
  curtains:
    'Made-to-measure curtains in linen, velvet, prints, sheers and blackout. Choose heading, lining and tiebacks. Priced per square foot, delivered across India.',
  blinds:
    'Made-to-measure roller, Roman, zebra and Venetian blinds. Choose the fitting, style, motor and controls. Priced per square foot, delivered across India.',
  canvas:
    'Canvas prints of landscapes, botanicals, folk art, still life and abstracts, framed in standard sizes. Ready to hang, delivered across India.',
  fabrics:
    'Furnishing fabrics by the square foot: handloom linen, cotton, silk, velvet, prints and woven patterns in many colours. Cut to your size, delivered across India.',
};

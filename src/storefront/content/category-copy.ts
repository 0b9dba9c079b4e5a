import type { Category } from '#domain/catalogue/category.ts';

type CategoryCopy = {
  /** Under the title of the category page. */
  intro: string;
  /** Over the video. */
  band: string;
};

/** The demo shop's texts. */
export const CATEGORY_COPY: Readonly<Record<Category, CategoryCopy>> = {
  wallpaper: {
    intro: 'Gardens, block prints and quiet textures, drawn in India and printed to fit your wall.',
    band: 'One wall, from morning light to lamplight.',
  },
  curtains: {
    intro: 'Linen, velvet, prints, sheers and blackout, cut and stitched to fit your window.',
    band: 'Fabric that holds the light.',
  },
  blinds: {
    intro: 'Roller, Roman, zebra and Venetian blinds, made to fit your window.',
    band: 'Let in as much sun as you like.',
  },
  canvas: {
    intro: 'Landscapes, botanicals, folk art, still life and abstracts, stretched by hand and ready to hang.',
    band: 'One picture can bring a room together.',
  },
  fabrics: {
    intro: 'Handloom linen, cotton, silk and velvet, cut to size for sofas, cushions and anything you stitch.',
    band: '',
  },
};

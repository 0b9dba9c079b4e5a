/** The home page as the specification states it (decision D-35). `npm run pictures` writes `look.json` and `home-pictures.json`. */
import type { ContentPicture } from '../content-fields.ts';
import type { HomeContent } from '../home-content.ts';
import home from './home.json';
import homePictures from './home-pictures.json';
import look from './look.json';

const picturesByName: Readonly<Record<string, Omit<ContentPicture, 'alt'>>> = homePictures;

/** Most pictures need no alternative text, because the text beside them describes them. */
const getPicture = (name: string, alt = ''): ContentPicture | null => {
  const file = picturesByName[name];
  return file ? { ...file, alt } : null;
};

const LOOK_ALT = 'A living room with a white sofa and printed cushions';

export const shippedHome: HomeContent = {
  hero: { ...home.hero, picture: getPicture(home.hero.picture), tallPicture: getPicture(home.hero.tallPicture) },
  tiles: home.tiles.map((tile) => ({ ...tile, id: tile.picture, picture: getPicture(tile.picture) })),
  slides: home.slides.map((slide) => ({ ...slide, id: slide.picture, picture: getPicture(slide.picture) })),
  tabs: { wallpaper: home.sampleIds, blinds: [], canvas: [], curtains: [] },
  look: {
    text: 'A room is the sum of small choices. Tap a dot to see each cushion.',
    picture: getPicture(look.picture, LOOK_ALT),
    spots: look.hotspots.flatMap(({ cushion: name, x, y }) => {
      const cushion = home.cushions.find(({ picture }) => picture === name);
      return cushion
        ? [{ id: name, x, y, productId: null, cushion: { ...cushion, picture: getPicture(cushion.picture) } }]
        : [];
    }),
  },
};

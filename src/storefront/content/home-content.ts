import home from './home.json';

/** A tile or slide; shown only while the catalogue has products behind its link (D-35). Pictures are names in `home-pictures.json`. */
export type HomeTile = { readonly label: string; readonly to: string; readonly picture: string };
export type HomeSlide = HomeTile & { readonly text: string };

type HomeContent = {
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly ctaLabel: string;
    readonly ctaHref: string;
    readonly picture: string;
    /** For upright phones. */
    readonly tallPicture: string;
  };
  readonly tiles: readonly HomeTile[];
  /** 'Kids Series' is only a label: the collection itself is called 'Kids'. */
  readonly slides: readonly HomeSlide[];
  /** Products of the Wallpaper tab; featured wallpapers replace missing ones. */
  readonly sampleIds: readonly string[];
  /** Display only: cushion covers are not sold in the shop. `look.json` has their places. */
  readonly cushions: readonly {
    readonly picture: string;
    readonly name: string;
    readonly priceRupees: number;
    readonly mrpRupees: number;
  }[];
};

export const HOME_CONTENT: HomeContent = home;

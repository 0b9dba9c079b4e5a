import { HOME_CONTENT } from '#storefront/content/home-content.ts';
import { loadHomeView } from '#storefront/state/catalogue/home-thunks.ts';

const { hero, tiles, slides, sampleIds } = HOME_CONTENT;

/** Loads what the home page shows of the catalogue. */
export const loadHome = () =>
  loadHomeView({ sampleIds, links: [hero.ctaHref, ...[...tiles, ...slides].map(({ to }) => to)] });

import { paths } from '#contract/paths.ts';
import { UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import { selectContent } from '#storefront/state/content/content-slice.ts';
import { cutDescription } from '../head/cut-description.ts';
import { buildOrganizationData, buildWebSiteData } from '../head/structured-data.ts';
import type { PageMeta } from '../route.ts';

const SHIPPED_DESCRIPTION =
  'Wallpaper, curtains, blinds, canvas frames and fabrics, made to measure and priced per square foot. Delivered across India.';

export const homeMeta: PageMeta = {
  head: ({ state }) => {
    const home = selectContent(state, 'home');
    const hero = home && home.number > 0 ? home.content.hero : undefined;
    return {
      title: undefined,
      description: cutDescription(hero?.subtitle) || SHIPPED_DESCRIPTION,
      canonicalPath: paths.home,
      ...(import.meta.env.SSR && {
        crawlers: {
          ...(hero?.picture?.url.startsWith(UPLOADS_PREFIX) && { image: hero.picture }),
          structuredData: [buildOrganizationData(state.shop), buildWebSiteData(state.shop)],
        },
      }),
    };
  },
};

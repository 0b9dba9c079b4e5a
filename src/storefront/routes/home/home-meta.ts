import { paths } from '#contract/paths.ts';
import { buildOrganizationData, buildWebSiteData } from '../head/structured-data.ts';
import type { PageMeta } from '../route.ts';

export const homeMeta: PageMeta = {
  head: ({ state }) => ({
    title: undefined,
    description:
      'Wallpaper, curtains, blinds, canvas frames and fabrics, made to measure and priced per square foot. Delivered across India.',
    canonicalPath: paths.home,
    ...(import.meta.env.SSR && {
      crawlers: { structuredData: [buildOrganizationData(state.shop), buildWebSiteData(state.shop)] },
    }),
  }),
};

import { paths } from '#contract/paths.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { BoundEndpoint } from '../http/endpoint-routes.ts';
import { createInProcessTransport } from '../http/in-process-transport.ts';
import type { StorefrontBuild } from './storefront-build.ts';

type PreviewDependencies = {
  storefront: Pick<StorefrontBuild, 'renderer' | 'writeDocument'>;
  getSettings(): PublicSettings;
};

const rejectTokens = {
  verify: (): never => {
    throw new Error('A preview has no customer.');
  },
};

/** Renders the shop's own product page from endpoints that contain the draft. Without scripts, so nothing on it acts. */
export function createProductPreview({ storefront, getSettings }: PreviewDependencies) {
  return async (id: string, endpoints: readonly BoundEndpoint[]): Promise<string> => {
    const page = await storefront.renderer.render({
      address: paths.product(id),
      transport: createInProcessTransport(endpoints, rejectTokens),
      settings: getSettings(),
    });
    return storefront.writeDocument({ ...page, isStatic: true });
  };
}

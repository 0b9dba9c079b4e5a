import type { ReadContent } from '#contract/content/content-keys.ts';
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

/** Without scripts it never plays, and the desk's policy allows none: the still picture is what remains. */
const VIDEO = /<video\b.*?<\/video>/gs;

type PreviewSource = { endpoints: readonly BoundEndpoint[]; readContent: ReadContent };

/** Renders the shop's own page from endpoints or content that contain the draft. Without scripts, so nothing on it acts. */
export function createPagePreview({ storefront, getSettings }: PreviewDependencies) {
  return async (address: string, { endpoints, readContent }: PreviewSource): Promise<string> => {
    const page = await storefront.renderer.render({
      address,
      transport: createInProcessTransport(endpoints, rejectTokens),
      settings: getSettings(),
      readContent,
    });
    return storefront.writeDocument({ ...page, body: page.body.replace(VIDEO, ''), isStatic: true }).toString();
  };
}

import {
  eraseMyData,
  getMyData,
  getPrivacy,
  saveMarketingConsent,
  withdrawErasure,
} from '#contract/storefront/privacy.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import { requireUser } from '#server/http/security/bearer-token.ts';
import { createDataCopier } from './data-copy.ts';
import { createPrivacyService } from './privacy-service.ts';

export function createPrivacyRoutes(deps: Parameters<typeof createPrivacyService>[0]): readonly BoundEndpoint[] {
  const service = createPrivacyService(deps);
  const copyData = createDataCopier(deps);
  return bindHandlers(
    { getPrivacy, getMyData, saveMarketingConsent, eraseMyData, withdrawErasure },
    {
      getPrivacy: (input) => service.read(requireUser(input).id),
      getMyData: (input) => copyData(requireUser(input).id),
      saveMarketingConsent: (input) => service.saveMarketingConsent(requireUser(input).id, input.body.isGiven),
      eraseMyData: (input) => service.erase(requireUser(input).id, input.body.password ?? '', input.deviceId),
      withdrawErasure: (input) => service.withdrawErasure(requireUser(input).id),
    },
  );
}

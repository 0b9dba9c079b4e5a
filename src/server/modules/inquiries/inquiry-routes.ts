import { sendContactMessage, sendCustomizationInquiry, sendProjectInquiry } from '#contract/storefront/inquiries.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import type { InquiryRecord } from './inquiry-record.ts';
import type { InquiryService } from './inquiry-service.ts';

/** Creates the endpoints of the three public forms. No endpoint reads inquiries back. */
export function createInquiryRoutes({ receive }: InquiryService): readonly BoundEndpoint[] {
  return bindHandlers(
    { sendContactMessage, sendProjectInquiry, sendCustomizationInquiry },
    {
      sendContactMessage: async ({ body: { website, ...values } }) =>
        toInquiryResponse(await receive('contact', values, website), values),
      sendProjectInquiry: async ({ body: { website, ...values } }) =>
        toInquiryResponse(await receive('project', values, website), values),
      sendCustomizationInquiry: async ({ body: { website, ...values } }) =>
        toInquiryResponse(await receive('customization', values, website), values),
    },
  );
}

const toInquiryResponse = <Values extends object>({ id, ticket, createdAt }: InquiryRecord, values: Values) => ({
  id,
  ticket,
  ...values,
  createdAt: createdAt.toISOString(),
});

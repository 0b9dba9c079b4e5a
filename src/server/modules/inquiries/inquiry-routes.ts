import { sendContactMessage, sendCustomizationInquiry, sendProjectInquiry } from '#contract/api/inquiries.ts';
import { type Bound, bindHandlers } from '../../http/serve.ts';
import type { InquiryRecord } from './inquiry-record.ts';
import type { InquiryService } from './inquiry-service.ts';

/** The three forms that anyone may send; no call ever reads one back (SRV-62 to SRV-65). */
export function inquiryCalls({ receive }: InquiryService): readonly Bound[] {
  return bindHandlers(
    { sendContactMessage, sendProjectInquiry, sendCustomizationInquiry },
    {
      sendContactMessage: async ({ body: { website, ...values } }) =>
        answer(await receive('contact', values, website), values),
      sendProjectInquiry: async ({ body: { website, ...values } }) =>
        answer(await receive('project', values, website), values),
      sendCustomizationInquiry: async ({ body: { website, ...values } }) =>
        answer(await receive('customization', values, website), values),
    },
  );
}

const answer = <Values extends object>({ id, ticket, createdAt }: InquiryRecord, values: Values) => ({
  id,
  ticket,
  ...values,
  createdAt: createdAt.toISOString(),
});

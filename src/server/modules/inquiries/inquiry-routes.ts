import {
  findTicket,
  sendContactMessage,
  sendCustomizationInquiry,
  sendProjectInquiry,
} from '#contract/storefront/inquiries.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import type { InquiryRecord } from './inquiry-record.ts';
import { createInquiryRepository } from './inquiry-repository.ts';
import { createInquiryService } from './inquiry-service.ts';
import { createTicketService } from './ticket-service.ts';

type InquiryDependencies = { db: Database; clock: Clock; limits: RateLimiter };

/** Creates the endpoints of the three public forms and of the ticket page. No endpoint reads back what somebody typed. */
export function createInquiryRoutes({ db, clock, limits }: InquiryDependencies): readonly BoundEndpoint[] {
  const { receive } = createInquiryService({ db, clock, limits, enqueue, inquiries: createInquiryRepository(db) });
  const tickets = createTicketService(db);
  return bindHandlers(
    { sendContactMessage, sendProjectInquiry, sendCustomizationInquiry, findTicket },
    {
      sendContactMessage: async ({ body: { website, ...values } }) =>
        toInquiryResponse(await receive('contact', values, website), values),
      sendProjectInquiry: async ({ body: { website, ...values } }) =>
        toInquiryResponse(await receive('project', values, website), values),
      sendCustomizationInquiry: async ({ body: { website, ...values } }) =>
        toInquiryResponse(await receive('customization', values, website), values),
      findTicket: ({ body }) => tickets.find(body),
    },
  );
}

const toInquiryResponse = <Values extends object>({ id, ticket, createdAt }: InquiryRecord, values: Values) => ({
  id,
  ticket,
  ...values,
  createdAt: createdAt.toISOString(),
});

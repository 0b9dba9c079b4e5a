import type { InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';
import { createTicketNumber } from '#domain/inquiries/ticket.ts';
import type { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import type { SampleCustomer } from './sample-customers.ts';
import type { SeededRandom } from './seeded-random.ts';

type Message = {
  readonly daysAgo: number;
  readonly kind: InquiryKind;
  readonly subject: string | null;
  readonly details: string;
};

const defineMessage = (daysAgo: number, kind: InquiryKind, subject: string | null, details: string): Message => ({
  daysAgo,
  kind,
  subject,
  details,
});

const MESSAGES: readonly Message[] = [
  defineMessage(86, 'contact', null, 'Do you deliver to Leh, and how long does it take in winter?'),
  defineMessage(
    79,
    'project',
    'Boutique hotel',
    'We are refurbishing 12 rooms of a heritage hotel and need block-print curtains and blackout lining for all of them. Can you send samples and a quotation before the end of the month?',
  ),
  defineMessage(
    71,
    'customization',
    'Wallpaper',
    'I love the heron wallpaper but would like it in a deeper teal to match our sofa. Is a custom colour possible for about 140 sq ft?',
  ),
  defineMessage(
    62,
    'contact',
    null,
    'The curtains arrived today and they are beautiful. Thank the person who packed them!',
  ),
  defineMessage(
    55,
    'customization',
    'Curtains',
    'My windows are in a bay with three angles. Can you make five narrow panels with one continuous pattern?',
  ),
  defineMessage(48, 'contact', null, 'Which wallpaper type is best for a bathroom wall that gets a little steam?'),
  defineMessage(
    41,
    'project',
    'Office',
    'Roller blinds for 26 windows of our new office in Whitefield, all 48 x 66 inches, light filtering. When could somebody come to measure?',
  ),
  defineMessage(
    33,
    'contact',
    null,
    'Please tell me how to wash the linen curtains. The label says dry clean, the page says gentle wash.',
  ),
  defineMessage(
    26,
    'customization',
    'Canvas',
    'Can you print the folk art canvas at 60 x 40 inches, with a teak frame? It is for the wall above our dining table.',
  ),
  defineMessage(
    19,
    'contact',
    null,
    'I ordered the wrong height for one blind (66 instead of 60). It is not made yet, I hope. Can you change it?',
  ),
  defineMessage(
    12,
    'project',
    'Homestay',
    'Four bedrooms in our homestay in Coorg need curtains and one accent wall each. We would like everything by the middle of next month.',
  ),
  defineMessage(6, 'contact', null, 'Could you send the GST invoice again? I deleted the email by mistake.'),
  defineMessage(
    3,
    'customization',
    'Blinds',
    'Is the motor of the Roman blind quiet enough for a nursery? And can one remote control three blinds?',
  ),
  defineMessage(
    1.4,
    'contact',
    null,
    'Where is my order? The promised date was last week and nobody has written to me.',
  ),
  defineMessage(0.3, 'contact', null, 'Do you sell a matching cushion cover for the Basant Vine curtains?'),
];

const DAY_MS = 86_400_000;

export const buildSampleMessages = (
  customers: readonly SampleCustomer[],
  random: SeededRandom,
  now: Date,
): (typeof inquiries.$inferInsert)[] =>
  MESSAGES.map(({ daysAgo, kind, subject, details }) => {
    const customer = random.pick(customers);
    return {
      id: random.createUuid(),
      kind,
      ticket: createTicketNumber(kind, random.createBytes(10)),
      createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
      name: customer.name,
      email: customer.details.email,
      phone: customer.details.phone,
      subject,
      details,
      isSuspect: false,
      isSample: true,
    };
  });

import type { InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';

type SampleMessage = {
  readonly daysAgo: number;
  readonly kind: InquiryKind;
  readonly subject: string | null;
  readonly details: string;
  /** Staff reply within a day; without this text, the message is still unanswered. */
  readonly reply?: string;
  /** Staff marked it as done the day after the reply. */
  readonly isDone?: boolean;
  readonly note?: string;
};

/** Most are done; the others show each clock running and overdue. */
export const SAMPLE_MESSAGES: readonly SampleMessage[] = [
  {
    daysAgo: 86,
    kind: 'contact',
    subject: null,
    details: 'Do you deliver to Leh, and how long does it take in winter?',
    reply: 'Yes, we deliver to Leh. In winter the courier needs about two weeks longer, because parcels go by air.',
    isDone: true,
  },
  {
    daysAgo: 79,
    kind: 'project',
    subject: 'Boutique hotel',
    details:
      'We are refurbishing 12 rooms of a heritage hotel and need block-print curtains and blackout lining for all of them. Can you send samples and a quotation before the end of the month?',
    reply: 'Thank you for thinking of us. The samples leave today, and the quotation follows by Friday.',
    isDone: true,
    note: 'Quotation sent, 12 rooms. They decide next month.',
  },
  {
    daysAgo: 71,
    kind: 'customization',
    subject: 'Wallpaper',
    details:
      'I love the heron wallpaper but would like it in a deeper teal to match our sofa. Is a custom colour possible for about 140 sq ft?',
    reply: 'A deeper teal is possible from 100 sq ft. Please send us a photo of the sofa in daylight.',
    isDone: true,
  },
  {
    daysAgo: 62,
    kind: 'contact',
    subject: null,
    details: 'The curtains arrived today and they are beautiful. Thank the person who packed them!',
    reply: 'Thank you! Sunita packed them and was very happy to read this.',
    isDone: true,
  },
  {
    daysAgo: 55,
    kind: 'customization',
    subject: 'Curtains',
    details: 'My windows are in a bay with three angles. Can you make five narrow panels with one continuous pattern?',
    reply: 'We can: tell us the five widths, and we cut all panels from one length.',
    isDone: true,
  },
  {
    daysAgo: 48,
    kind: 'contact',
    subject: null,
    details: 'Which wallpaper type is best for a bathroom wall that gets a little steam?',
    reply: 'Please choose the vinyl type. It can be wiped, and steam does it no harm.',
    isDone: true,
  },
  {
    daysAgo: 41,
    kind: 'project',
    subject: 'Office',
    details:
      'Roller blinds for 26 windows of our new office in Whitefield, all 48 x 66 inches, light filtering. When could somebody come to measure?',
    reply: 'Our fitter in Bengaluru can come on Tuesday or Thursday. Which day suits you?',
    isDone: true,
  },
  {
    daysAgo: 33,
    kind: 'contact',
    subject: null,
    details: 'Please tell me how to wash the linen curtains. The label says dry clean, the page says gentle wash.',
    reply: 'Sorry for the confusion. We are asking the weaver and will write to you again.',
    note: 'Waiting for the weaver. The page may be wrong.',
  },
  {
    daysAgo: 26,
    kind: 'customization',
    subject: 'Canvas',
    details:
      'Can you print the folk art canvas at 60 x 40 inches, with a teak frame? It is for the wall above our dining table.',
    reply: 'The size is possible. We have no teak, but a frame of mango wood in the same colour.',
    isDone: true,
  },
  {
    daysAgo: 19,
    kind: 'contact',
    subject: null,
    details:
      'I ordered the wrong height for one blind (66 instead of 60). It is not made yet, I hope. Can you change it?',
    reply: 'You were in time: the blind will be 60 inches high.',
    isDone: true,
  },
  {
    daysAgo: 12,
    kind: 'project',
    subject: 'Homestay',
    details:
      'Four bedrooms in our homestay in Coorg need curtains and one accent wall each. We would like everything by the middle of next month.',
    reply: 'We can do that if the measurements reach us this week. A form for them is on its way by post.',
  },
  {
    daysAgo: 6,
    kind: 'contact',
    subject: null,
    details: 'Could you send the GST invoice again? I deleted the email by mistake.',
    reply: 'Here it comes again in a separate email.',
  },
  {
    daysAgo: 3,
    kind: 'customization',
    subject: 'Blinds',
    details: 'Is the motor of the Roman blind quiet enough for a nursery? And can one remote control three blinds?',
  },
  {
    daysAgo: 1.4,
    kind: 'contact',
    subject: null,
    details: 'Where is my order? The promised date was last week and nobody has written to me.',
    note: 'Asked the workshop: it leaves tomorrow.',
  },
  {
    daysAgo: 0.3,
    kind: 'contact',
    subject: null,
    details: 'Do you sell a matching cushion cover for the Basant Vine curtains?',
  },
];

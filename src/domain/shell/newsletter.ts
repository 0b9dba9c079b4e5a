/** The footer's newsletter form: a pretended subscription, no call (specification 0 §2, §9). */
export const NEWSLETTER_DELAY_MS = 1_000;
export const NEWSLETTER_MESSAGE_MS = 3_000;
export const NEWSLETTER_MESSAGE = 'Successfully subscribed!';

/** How long a text may be (decision D-29) and the sentences for a text that is missing or too long. */
export const NAME_MAX_LENGTH = 200;
export const SHORT_FIELD_MAX_LENGTH = 200;
export const CONTACT_MESSAGE_MAX_LENGTH = 10_000;
export const INQUIRY_DETAILS_MAX_LENGTH = 20_000;
export const ORDER_COMMENT_MAX_LENGTH = 500;

export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

export const requiredMessage = (label: string): string => `${label} is required`;

export const tooLongMessage = (label: string, maxLength: number): string =>
  `${label} can have at most ${groupThousands(maxLength)} characters`;

const groupThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

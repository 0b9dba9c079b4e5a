/** Maximum text lengths (decision D-29) and the messages for missing or too long texts. */
export const MAX_NAME_LENGTH = 200;
export const MAX_SHORT_FIELD_LENGTH = 200;
export const MAX_CONTACT_MESSAGE_LENGTH = 10_000;
export const MAX_INQUIRY_DETAILS_LENGTH = 20_000;
export const MAX_ORDER_COMMENT_LENGTH = 500;

export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

export const formatRequiredMessage = (label: string): string => `${label} is required`;

export const formatTooLongMessage = (label: string, maxLength: number): string =>
  `${label} can have at most ${groupThousands(maxLength)} characters`;

const groupThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

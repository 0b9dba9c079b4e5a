/**
 * What the forms say after sending (specification 1 §2, §4, §8): fixed sentences, shown for three seconds. The server's
 * own words are not shown.
 */
export const MESSAGE_SHOWN_MS = 3_000;

export const CONTACT_SENT = 'Message sent successfully!';
export const CONTACT_FAILED = 'Failed to create contact';
export const INQUIRY_SENT = '✅ Inquiry sent successfully!';
export const PROJECT_INQUIRY_FAILED = 'Failed to create project inquiry';
export const CUSTOMIZATION_INQUIRY_FAILED = 'Failed to create customization inquiry';
/** When there is no sentence, and when no readable answer came at all. Our reading of 'with no message'. */
export const SEND_FAILED_WITHOUT_MESSAGE = 'Something went wrong';

/** */
export const ERROR_MARK = '❌ ';

/** The messages shown after a form is sent. The server's message is never shown. */
export const MESSAGE_SHOWN_MS = 3_000;

export const CONTACT_SENT = 'Message sent successfully!';
export const CONTACT_FAILED = 'Failed to create contact';
export const INQUIRY_SENT = '✅ Inquiry sent successfully!';
export const PROJECT_INQUIRY_FAILED = 'Failed to create project inquiry';
export const CUSTOMIZATION_INQUIRY_FAILED = 'Failed to create customization inquiry';
/** For a failure without a message, or without a readable response. */
export const SEND_FAILED_WITHOUT_MESSAGE = 'Something went wrong';

export const ERROR_MARK = '❌ ';

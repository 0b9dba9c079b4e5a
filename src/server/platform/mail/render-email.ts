import type { EmailContent } from './email-content.ts';
import { renderEmailHtml } from './email-html.ts';
import { renderEmailText } from './email-text.ts';

/** Renders both bodies of the email. */
export const renderEmail = (content: EmailContent): { text: string; html: string } => ({
  text: renderEmailText(content),
  html: renderEmailHtml(content),
});

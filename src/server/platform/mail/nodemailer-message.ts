import type { SendMailOptions } from 'nodemailer';
import { isSingleAddress } from '#domain/account/email.ts';
import { type Mail, type MailAddress, MailRejectedError } from './mail.ts';

/** Converts an email for nodemailer. Addresses are objects, so a name is never parsed as an address. */
export function toNodemailerMessage(mail: Mail, from: string): SendMailOptions {
  if (!isSingleAddress(mail.to.address)) throw new MailRejectedError('BAD_ADDRESS');
  return {
    messageId: `<${mail.id}@${getSenderDomain(from)}>`,
    date: mail.date,
    from,
    to: toHeaderAddress(mail.to),
    ...(mail.replyTo && isSingleAddress(mail.replyTo.address) && { replyTo: toHeaderAddress(mail.replyTo) }),
    // Set explicitly, so the recipient never depends on header parsing.
    envelope: { from: parseSenderAddress(from), to: [mail.to.address] },
    subject: toHeaderText(mail.subject),
    // Base64 preserves every byte, including line endings.
    text: { content: mail.text, contentTransferEncoding: 'base64' },
    html: { content: mail.html, contentTransferEncoding: 'base64' },
    headers: {
      ...(!mail.isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const MAX_HEADER_LENGTH = 120;

/** Line breaks, other control characters, and invisible characters that change the text direction. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Turns a visitor's text into one short line for a header. */
export function toHeaderText(text: string): string {
  const line = text.replace(INVISIBLE_CHARACTERS, ' ').replace(/ {2,}/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= MAX_HEADER_LENGTH ? line : `${characters.slice(0, MAX_HEADER_LENGTH - 1).join('')}…`;
}

const toHeaderAddress = ({ name, address }: MailAddress): MailAddress => ({ name: toHeaderText(name), address });

/** Returns hello@aangan.example for 'Aangan <hello@aangan.example>' and for 'hello@aangan.example'. */
const parseSenderAddress = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();

const getSenderDomain = (from: string): string => parseSenderAddress(from).split('@').at(-1) || 'localhost';

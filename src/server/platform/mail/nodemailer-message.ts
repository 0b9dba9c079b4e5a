import type { SendMailOptions } from 'nodemailer';
import { toHeaderText } from './header-text.ts';
import { type Mail, type MailAddress, MailRejectedError } from './mail.ts';

/** The mail as the library wants it. Addresses go in as objects, so nothing in a name is ever read as an address. */
export function toNodemailerMessage(mail: Mail, from: string): SendMailOptions {
  if (!isValidAddress(mail.to)) throw new MailRejectedError('BAD_ADDRESS');
  return {
    messageId: `<${mail.id}@${getSenderDomain(from)}>`,
    date: mail.date,
    from,
    to: toHeaderAddress(mail.to),
    ...(mail.replyTo && isValidAddress(mail.replyTo) && { replyTo: toHeaderAddress(mail.replyTo) }),
    // Given apart from the headers: who receives the mail never depends on how a header is read.
    envelope: { from: parseSenderAddress(from), to: [mail.to.address] },
    subject: toHeaderText(mail.subject),
    // Base64 carries a text byte for byte, line ends included.
    text: { content: mail.text, contentTransferEncoding: 'base64' },
    html: { content: mail.html, contentTransferEncoding: 'base64' },
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One address and nothing that a mail server could read as two, or as a command. */
const isValidAddress = ({ address }: MailAddress): boolean =>
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(address);

const toHeaderAddress = ({ name, address }: MailAddress): MailAddress => ({ name: toHeaderText(name), address });

/** 'Aangan <hello@aangan.example>' and 'hello@aangan.example' both name hello@aangan.example. */
const parseSenderAddress = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();

const getSenderDomain = (from: string): string => parseSenderAddress(from).split('@').at(-1) || 'localhost';

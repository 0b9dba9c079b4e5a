import type { SendMailOptions } from 'nodemailer';
import { headerText } from './header-text.ts';
import { type Mail, type MailAddress, MailRefused } from './mail.ts';

/** The mail as the library wants it. Addresses go in as objects, so nothing in a name is ever read as an address. */
export function mailMessage(mail: Mail, from: string): SendMailOptions {
  if (!isMailable(mail.to)) throw new MailRefused('BAD_ADDRESS');
  return {
    messageId: `<${mail.id}@${domainOf(from)}>`,
    date: mail.date,
    from,
    to: addressOf(mail.to),
    ...(mail.replyTo && isMailable(mail.replyTo) && { replyTo: addressOf(mail.replyTo) }),
    // Given apart from the headers: who receives the mail never depends on how a header is read.
    envelope: { from: senderOf(from), to: [mail.to.address] },
    subject: headerText(mail.subject),
    // Base64 carries a text byte for byte, line ends included.
    text: { content: mail.text, contentTransferEncoding: 'base64' },
    html: { content: mail.html, contentTransferEncoding: 'base64' },
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One address and nothing that a mail server could read as two, or as a command. */
const isMailable = ({ address }: MailAddress): boolean => /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(address);

const addressOf = ({ name, address }: MailAddress): MailAddress => ({ name: headerText(name), address });

/** 'Aangan <hello@aangan.example>' and 'hello@aangan.example' both name hello@aangan.example. */
const senderOf = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();

const domainOf = (from: string): string => senderOf(from).split('@').at(-1) || 'localhost';

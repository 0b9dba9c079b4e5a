import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createFileMail } from './file-mail.ts';
import type { MailGateway } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

const MAIL_FOLDER = 'outbox';

/** SMTP when the installation names a server, else files in the data folder. */
export function openMail({ mail, shop, dataDir }: Pick<Config, 'mail' | 'shop' | 'dataDir'>): MailGateway {
  const from = mail.from ?? `"${shop.name.replaceAll(/["\\]/g, '')}" <${shop.email}>`;
  return mail.smtpUrl
    ? createSmtpMail({ url: mail.smtpUrl, from })
    : createFileMail({ folder: join(dataDir, MAIL_FOLDER), from });
}

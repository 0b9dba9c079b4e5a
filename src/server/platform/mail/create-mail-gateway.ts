import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createFileMailGateway } from './file-mail-gateway.ts';
import type { MailGateway } from './mail.ts';
import { createSmtpMailGateway } from './smtp-mail-gateway.ts';

const MAIL_FOLDER = 'outbox';

/** SMTP when the installation names a server, else files in the data folder. */
export function createMailGateway({ mail, shop, dataDir }: Pick<Config, 'mail' | 'shop' | 'dataDir'>): MailGateway {
  const from = mail.from ?? `"${shop.name.replaceAll(/["\\]/g, '')}" <${shop.email}>`;
  return mail.smtpUrl
    ? createSmtpMailGateway({ url: mail.smtpUrl, from })
    : createFileMailGateway({ folder: join(dataDir, MAIL_FOLDER), from });
}

import { createTransport } from 'nodemailer';
import type { Config } from '#server/platform/config/config.ts';
import { type Finding, look, ok, wrong } from './finding.ts';

const PATIENCE = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000 };

/** Signs in at the mail server and sends nothing. */
export async function checkMail({ mail, mode }: Config): Promise<Finding> {
  if (!mail.smtpUrl) {
    const isMissed = mode === 'live' ? wrong : look;
    return isMissed('mail', 'SMTP_URL is not set: mails are written as files and reach nobody.');
  }
  const { host } = new URL(mail.smtpUrl);
  const transport = createTransport({ url: mail.smtpUrl, ...PATIENCE });
  try {
    await transport.verify();
    return ok('mail', `${host} answers and accepts the shop.`);
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'no answer';
    return wrong('mail', `${host} of SMTP_URL does not take mails: ${code}.`);
  } finally {
    transport.close();
  }
}

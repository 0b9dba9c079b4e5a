import { createTransport } from 'nodemailer';
import type { Config } from '#server/platform/config/config.ts';
import { type CheckResult, createErrorResult, createOkResult, createWarningResult } from './check-result.ts';

const TIMEOUTS_MS = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000 };

/** Logs in to the mail server and sends nothing. */
export async function checkMail({ mail, shopMode }: Config): Promise<CheckResult> {
  if (!mail.smtpUrl) {
    const createResult = shopMode === 'live' ? createErrorResult : createWarningResult;
    return createResult('mail', 'SMTP_URL is not set: emails are written to files and not sent.');
  }
  const { host } = new URL(mail.smtpUrl);
  const transport = createTransport({ url: mail.smtpUrl, ...TIMEOUTS_MS });
  try {
    await transport.verify();
    return createOkResult('mail', `${host} responds and accepts the login.`);
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'no response';
    return createErrorResult('mail', `${host} of SMTP_URL does not accept emails: ${code}.`);
  } finally {
    transport.close();
  }
}

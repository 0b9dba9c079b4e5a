import { createTransport } from 'nodemailer';
import { type MailGateway, MailRejectedError } from './mail.ts';
import { toNodemailerMessage } from './nodemailer-message.ts';

/** A server that does not answer holds up the mails behind it only for so long. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createSmtpMailGateway({ url, from }: { url: string; from: string }): MailGateway {
  const transport = createTransport({ url, ...TIMEOUTS_MS });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toNodemailerMessage(mail, from));
      } catch (error) {
        throw isPermanentRejection(error) ? new MailRejectedError(String(error.responseCode)) : error;
      }
    },
    close: () => transport.close(),
  };
}

type SmtpError = Error & { code: string; responseCode: number };

/** Only what the server says of this address or text is final; a wrong password or a full disk can be put right. */
function isPermanentRejection(error: unknown): error is SmtpError {
  const { code, responseCode } = error as Partial<SmtpError>;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 550;
}

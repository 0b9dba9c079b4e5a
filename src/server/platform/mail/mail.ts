export type MailAddress = { readonly name: string; readonly address: string };

export type Mail = {
  /** Stays the same when an email is sent again, so email clients show it once. */
  readonly id: string;
  readonly date: Date;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Written by a person, so no header says that a program sent it. */
  readonly isPersonal?: boolean;
  /** Only for marketing email: a POST to it withdraws the consent, without sign-in (RFC 8058). */
  readonly unsubscribeUrl?: string;
};

/** Sends emails. Rejects when sending fails; the outbox retries. */
export type MailGateway = { send(mail: Mail): Promise<void> };

/** The recipient's server rejected the email permanently; a retry is pointless. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
  readonly isPermanent = true;
  readonly code: string;

  constructor(code: string) {
    super('The email was rejected.');
    this.code = code;
  }
}

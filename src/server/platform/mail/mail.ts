export type MailAddress = { readonly name: string; readonly address: string };

export type Mail = {
  /** The same mail handed over twice keeps its id, so that a mail program shows it once. */
  readonly id: string;
  readonly date: Date;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Takes mails out of the shop. Rejects when a mail could not be handed over; the caller tries again later. */
export type MailGateway = { send(mail: Mail): Promise<void>; close(): void };

/** The receiving side refused this mail for good: trying again would change nothing. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRefused';
  readonly isPermanent = true;
  readonly code: string;

  constructor(code: string) {
    super('The mail was refused.');
    this.code = code;
  }
}

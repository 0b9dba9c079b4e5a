import type { ShopFacts } from '#contract/public-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EmailEntry } from '#server/platform/jobs/outbox-repository.ts';
import type { EmailBlock } from '#server/platform/mail/email-content.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import { INVITATION_TOPIC, type Invitations } from './invitations.ts';

type InvitationEmailDeps = {
  db: Database;
  invitations: Pick<Invitations, 'findById' | 'buildLink'>;
  mail: MailGateway;
  shop: ShopFacts;
};

/** Creates the outbox handler of invitations; a used or expired one is not sent. */
export const createInvitationEmailHandlers = ({ db, invitations, mail, shop }: InvitationEmailDeps) => ({
  async [INVITATION_TOPIC]({ id, createdAt, payload }: EmailEntry): Promise<void> {
    const invitation = await invitations.findById(db, payload.invitationId ?? '');
    if (!invitation || invitation.email === null) return;
    const title = `You're invited to the desk of ${shop.name}`;
    const blocks: EmailBlock[] = [
      { kind: 'paragraph', text: `${shop.name} invites you to work in its back office.` },
      { kind: 'link', text: 'Create your account', address: invitations.buildLink(invitation.id) },
      { kind: 'paragraph', text: 'The link works once, for 30 minutes. Never give it to anyone.' },
    ];
    await mail.send({
      id,
      date: createdAt,
      to: { name: '', address: invitation.email },
      subject: title,
      ...renderEmail({ shop, title, blocks }),
    });
  },
});

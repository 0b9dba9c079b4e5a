import { useStaff } from '#desk/api/session.ts';

const NOTE =
  'No email is sent, because the shop has no mail server. Whoever installed the shop finds the link in the newest file in DATA_DIR/outbox.';

/** Returns where a link is that the shop can't email; empty if it can. */
export const useNoEmailNote = (): string => (useStaff().hasMailServer ? '' : NOTE);

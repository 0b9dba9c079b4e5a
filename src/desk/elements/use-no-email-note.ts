import { useCurrentStaff } from '#desk/api/session.ts';

const NOTE =
  "This shop has no mail server, so the link isn't emailed. The person who installed the shop can find it among the newest files in DATA_DIR/outbox.";

/** Explains where to find a link the shop can't email; empty when it can. */
export const useNoEmailNote = (): string => (useCurrentStaff().hasMailServer ? '' : NOTE);

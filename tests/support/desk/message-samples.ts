import type { DeskMessage, DeskMessageRow } from '#contract/desk/messages/desk-message.ts';

/** An open message as a row of the list. */
export const createMessageRow = (changes: Partial<DeskMessageRow> = {}): DeskMessageRow => ({
  id: 'm1',
  ticket: 'MSG-23456789AB',
  kind: 'contact',
  version: 2,
  createdAt: '2026-01-02T03:04:05.000Z',
  name: 'Asha Rao',
  subject: null,
  excerpt: 'Do you deliver to Leh?',
  assignedTo: null,
  acknowledgedAt: '2026-01-02T04:04:05.000Z',
  doneAt: null,
  overdueSince: null,
  hasFailedEmail: false,
  isSuspect: false,
  isSample: false,
  ...changes,
});

export const createDeskMessage = (changes: Partial<DeskMessage> = {}): DeskMessage => ({
  ...createMessageRow(),
  email: 'asha@example.in',
  phone: '98765 43210',
  customerId: null,
  details: 'Do you deliver to Leh?',
  acknowledge: { deadline: '2026-01-04T03:04:05.000Z', stoppedAt: '2026-01-02T04:04:05.000Z', isOverdue: false },
  resolve: { deadline: '2026-02-01T03:04:05.000Z', stoppedAt: null, isOverdue: false },
  entries: [],
  assignable: [
    { id: 's1', name: 'Meera Shah' },
    { id: 's2', name: 'Kiran Rao' },
  ],
  ...changes,
});

/** How the audit log names staff's actions on orders. Entries are never rewritten: changed words no longer find earlier ones. */
export const ORDER_AUDIT_ACTIONS = {
  moved: 'order moved',
  shipped: 'order shipped',
  cancelled: 'order cancelled',
  moveUndone: 'order move undone',
  refundRequested: 'refund requested',
  noteAdded: 'note added',
  emailResent: 'email sent again',
  listExported: 'orders exported',
} as const;

/** The actions that pay money back. Their entries name who approved the refund. */
export const REFUND_AUDIT_ACTIONS: readonly string[] = [
  ORDER_AUDIT_ACTIONS.refundRequested,
  ORDER_AUDIT_ACTIONS.cancelled,
];

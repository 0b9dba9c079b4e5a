/** Why money was paid back, as staff read it: the person's own words, or else the reason that the provider got. */

type Refund = { readonly reason: string; readonly note: string | null };

/** 'order cancelled' becomes 'Order cancelled'. */
export const formatRefundReason = ({ reason, note }: Refund): string =>
  note ?? reason.charAt(0).toUpperCase() + reason.slice(1);

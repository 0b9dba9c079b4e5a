/** How entries of the audit log read. */

type Change = { readonly field: string; readonly from: string | null; readonly to: string | null };

/** 'status: Paid → Processing'. A personal field has no values: 'note changed'. */
export function formatAuditChange({ field, from, to }: Change): string {
  if (from === null && to === null) return `${field} changed`;
  return from === null ? `${field}: ${to}` : `${field}: ${from} → ${to ?? 'none'}`;
}

const MAX_LISTED_CHARACTERS = 200;

/** Shortens long values for the list; the export has them whole. */
export function shortenAuditText(text: string): string {
  const characters = [...text];
  return characters.length <= MAX_LISTED_CHARACTERS ? text : `${characters.slice(0, MAX_LISTED_CHARACTERS).join('')}…`;
}

/** 'order moved' becomes 'Order moved'. */
export const formatAuditAction = (action: string): string => action.charAt(0).toUpperCase() + action.slice(1);

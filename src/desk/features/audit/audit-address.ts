import type { AuditFilter } from '#contract/desk/audit.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';

type FilterName = keyof AuditFilter;

/** The filters and the page of the log. They are in the address, so that reload, Back and a shared link keep the view. */
export type AuditView = Readonly<Record<FilterName, string | null>> & { readonly beforeSeq: number | null };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SEQ = /^[1-9]\d{0,14}$/;

const readText = (text: string | null): string | null => text || null;
const readDay = (text: string | null): string | null => (text !== null && DAY.test(text) ? text : null);

export function readAuditView({ search }: { search: string }): AuditView {
  const query = new URLSearchParams(search);
  const before = query.get('before');
  return {
    actor: readText(query.get('by')),
    objectKind: readText(query.get('kind')),
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
    beforeSeq: before !== null && SEQ.test(before) ? Number(before) : null,
  };
}

export function buildAuditAddress({ actor, objectKind, from, to, beforeSeq }: AuditView): string {
  const query = new URLSearchParams();
  if (actor !== null) query.set('by', actor);
  if (objectKind !== null) query.set('kind', objectKind);
  if (from !== null) query.set('from', from);
  if (to !== null) query.set('to', to);
  if (beforeSeq !== null) query.set('before', String(beforeSeq));
  return `${deskPaths.audit}${query.size > 0 ? `?${query}` : ''}`;
}

/** Drops the page: an export contains all pages. */
export const toAuditFilter = ({ beforeSeq: _, ...filter }: AuditView): AuditFilter => filter;

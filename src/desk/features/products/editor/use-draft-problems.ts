import { useMemo, useState } from 'react';
import type { ProductDraft } from '#contract/desk/products/desk-product.ts';
import { type DraftProblem, findDraftProblems } from '#contract/desk/products/draft-problems.ts';
import { useUnreadable } from '#desk/elements/fields/unreadable-fields.ts';

/** What publishing needs. The fields show it only after somebody tried to publish. */
export function useDraftProblems(draft: ProductDraft) {
  const [areErrorsShown, setErrorsShown] = useState(false);
  const { unreadable, reportUnreadable } = useUnreadable();
  const problems = useMemo(() => mergeProblems(unreadable, findDraftProblems(draft)), [unreadable, draft]);
  const errors = useMemo(
    () => new Map(areErrorsShown ? problems.map(({ path, message }) => [path, message]) : []),
    [problems, areErrorsShown],
  );
  return { problems, errors, showErrors: () => setErrorsShown(true), reportUnreadable };
}

/** One problem per field: a needed number that is unreadable is not also missing. */
const mergeProblems = (unreadable: readonly DraftProblem[], problems: readonly DraftProblem[]) => [
  ...unreadable,
  ...problems.filter(({ path }) => !unreadable.some((other) => other.path === path)),
];

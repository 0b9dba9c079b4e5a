import { useMemo, useState } from 'react';
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import { type DraftProblem, findDraftProblems } from '#contract/desk/products/draft-problems.ts';
import { useUnreadable } from '#desk/elements/fields/unreadable-fields.ts';

/** Finds the problems that block publishing. Fields show them only after an attempt to publish. */
export function useDraftProblems(draft: ProductContent) {
  const [areErrorsShown, setErrorsShown] = useState(false);
  const { unreadable, reportUnreadable } = useUnreadable();
  const problems = useMemo(() => mergeProblems(unreadable, findDraftProblems(draft)), [unreadable, draft]);
  const errors = useMemo(
    () => new Map(areErrorsShown ? problems.map(({ path, message }) => [path, message]) : []),
    [problems, areErrorsShown],
  );
  return { problems, errors, showErrors: () => setErrorsShown(true), reportUnreadable };
}

/** Keeps one problem per field: an unreadable number doesn't also count as missing. */
const mergeProblems = (unreadable: readonly DraftProblem[], problems: readonly DraftProblem[]) => [
  ...unreadable,
  ...problems.filter(({ path }) => !unreadable.some((other) => other.path === path)),
];

import { readVersionParameter } from '#contract/content/policy-versions.ts';
import type { PageHead } from '../head/page-head.tsx';

/** Search engines find the version in force only. */
export const getIndexing = (
  canonicalPath: string,
  search: URLSearchParams,
): Pick<PageHead, 'canonicalPath' | 'isIndexed'> =>
  readVersionParameter(search) === undefined ? { canonicalPath } : { isIndexed: false };

import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Another value for every page that the visitor goes to. What is chosen on a page may rewrite its address a moment
 * later, which makes it no other page.
 */
export function usePageKey(): string {
  const { key, pathname } = useLocation();
  const isRewritten = useNavigationType() === 'REPLACE';
  const [page, setPage] = useState({ key, pathname });
  if (page.pathname === pathname && (isRewritten || page.key === key)) return page.key;
  setPage({ key, pathname });
  return key;
}

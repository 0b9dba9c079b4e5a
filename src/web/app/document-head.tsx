import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useAppSelector } from '../state/hooks.ts';
import { applyHead } from './apply-head.ts';
import { type HeadContent, headContent } from './page-head.ts';
import type { Screen } from './route-row.ts';

/** True until the first page has been taken over from the server, whose head is already in place. */
let isFirstPage = true;

/** Keeps title and meta tags in step with the page and with the data it has loaded. */
export function DocumentHead({ screen }: { screen: Screen }) {
  const params = useParams();
  const [search] = useSearchParams();
  // Compared as text, so that only a real change touches the document.
  const content = useAppSelector((state) =>
    JSON.stringify(headContent(screen.head({ params, search, state }), state.shop)),
  );
  const applied = useRef(isFirstPage ? content : undefined);
  useEffect(() => {
    isFirstPage = false;
    if (applied.current === content) return;
    applied.current = content;
    applyHead(JSON.parse(content) as HeadContent);
  }, [content]);
  return null;
}

import { useState, useSyncExternalStore } from 'react';
import { getPageSize, shouldShowArrows } from '#domain/catalogue/featured.ts';

/** The server does not know the width: it sends the first page, and CSS shows what fits. */
const SERVER_PAGE_SIZE = 4;

export type Pages = {
  page: number;
  pageCount: number;
  hasArrows: boolean;
  isShown: (index: number) => boolean;
  changePage: (step: 1 | -1) => void;
};

/** Pages through `count` items by window width; a new width resets to the first page. */
export function usePages(count: number): Pages {
  const pageSize = usePageSize();
  const [opened, setOpened] = useState({ page: 0, pageSize });
  const page = opened.pageSize === pageSize ? opened.page : 0;
  const pageCount = Math.ceil(count / pageSize);
  const changePage = (step: 1 | -1) => setOpened({ page: Math.min(Math.max(page + step, 0), pageCount - 1), pageSize });
  return {
    page,
    pageCount,
    hasArrows: shouldShowArrows(pageSize, count),
    isShown: (index) => page === 0 || Math.floor(index / pageSize) === page,
    changePage,
  };
}

const usePageSize = (): number =>
  useSyncExternalStore(
    subscribeToResize,
    () => getPageSize(window.innerWidth),
    () => SERVER_PAGE_SIZE,
  );

function subscribeToResize(onResize: () => void): () => void {
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

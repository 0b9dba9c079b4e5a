import { useState } from 'react';
import { pageSizeForWidth, showsArrows } from '#domain/catalogue/page-size.ts';
import { useFromWidth } from '#storefront/browser/page/window-width.ts';

/** The server does not know the width: it sends the first page, and style sheets show as much of it as fits. */
const SERVER_PAGE_SIZE = 4;

export type Pages = {
  page: number;
  pageCount: number;
  hasArrows: boolean;
  isShown: (place: number) => boolean;
  turn: (step: 1 | -1) => void;
};

/** Pages through `count` things by window width; another width starts at the first page again. */
export function usePages(count: number): Pages {
  const pageSize = useFromWidth<number>(pageSizeForWidth, SERVER_PAGE_SIZE);
  const [turned, setTurned] = useState({ page: 0, pageSize });
  const page = turned.pageSize === pageSize ? turned.page : 0;
  const pageCount = Math.ceil(count / pageSize);
  const turn = (step: 1 | -1) => setTurned({ page: Math.min(Math.max(page + step, 0), pageCount - 1), pageSize });
  return {
    page,
    pageCount,
    hasArrows: showsArrows(pageSize, count),
    isShown: (place) => page === 0 || Math.floor(place / pageSize) === page,
    turn,
  };
}

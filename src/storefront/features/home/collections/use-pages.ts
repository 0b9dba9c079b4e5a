import { useState } from 'react';
import { getPageSize, showsArrows } from '#domain/catalogue/featured-page-size.ts';
import { useWindowWidthValue } from '#storefront/browser/page/window-width.ts';

/** The server does not know the width: it sends the first page, and CSS shows what fits. */
const SERVER_PAGE_SIZE = 4;

export type Pages = {
  page: number;
  pageCount: number;
  hasArrows: boolean;
  isShown: (place: number) => boolean;
  turn: (step: 1 | -1) => void;
};

/** Pages through `count` items by window width; a new width resets to the first page. */
export function usePages(count: number): Pages {
  const pageSize = useWindowWidthValue<number>(getPageSize, SERVER_PAGE_SIZE);
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

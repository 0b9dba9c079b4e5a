/** How many cards a page of the featured tabs shows at a screen width (specification 0 §9). */
const STEPS = [
  { fromWidth: 1024, pageSize: 4 },
  { fromWidth: 768, pageSize: 3 },
  { fromWidth: 640, pageSize: 2 },
] as const;

export const getPageSize = (widthPx: number): 1 | 2 | 3 | 4 =>
  STEPS.find(({ fromWidth }) => widthPx >= fromWidth)?.pageSize ?? 1;

/** Arrows show when fewer than 4 items stand on a page and there is something to page. */
export const showsArrows = (pageSize: number, itemCount: number): boolean => pageSize < 4 && itemCount > pageSize;

import { useState } from 'react';

/** The slides whose pictures are worth loading: each from when it is next. Few visitors stay until the last one. */
export function useWantedSlides(index: number, count: number): ReadonlySet<number> {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const now = [index, (index + 1) % count];
  if (now.every((place) => wanted.has(place))) return wanted;
  const more = new Set([...wanted, ...now]);
  setWanted(more);
  return more;
}

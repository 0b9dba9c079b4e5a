import { type RefObject, useEffect, useRef } from 'react';

/** A scroll ends after this long without events. */
const SCROLL_END_MS = 120;

/**
 * Syncs the strip and the slide index: a new index scrolls the strip (never the page), and a swiped strip
 * reports the slide it stops at.
 */
export function useSlideScroll(
  strip: RefObject<HTMLElement | null>,
  index: number,
  onSettle: (index: number) => void,
): void {
  const shown = useRef(0);

  useEffect(() => {
    const element = strip.current;
    if (!element || shown.current === index) return;
    shown.current = index;
    element.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
  }, [strip, index]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const slide = Math.round(element.scrollLeft / (element.clientWidth || 1));
      if (element.clientWidth === 0 || slide === shown.current) return;
      shown.current = slide;
      onSettle(slide);
    };
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SCROLL_END_MS);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', handleScroll);
    };
  }, [strip, onSettle]);
}

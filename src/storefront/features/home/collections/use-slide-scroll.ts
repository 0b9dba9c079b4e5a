import { type RefObject, useEffect, useRef } from 'react';

/** For browsers without `scrollend`: a scroll ends after this long without events. */
const SCROLL_END_MS = 120;

/** Events by which a visitor takes over a running scroll. */
const TAKEOVER_EVENTS = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;

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
  // Ignore positions during our own smooth scroll.
  const isOnTheWay = useRef(false);

  useEffect(() => {
    const element = strip.current;
    if (!element || shown.current === index) return;
    shown.current = index;
    isOnTheWay.current = true;
    element.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
  }, [strip, index]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const settle = () => {
      if (element.clientWidth === 0) return;
      const slide = Math.round(element.scrollLeft / element.clientWidth);
      if (slide === shown.current) isOnTheWay.current = false;
      else if (!isOnTheWay.current) {
        shown.current = slide;
        onSettle(slide);
      }
    };
    const takeOver = () => {
      isOnTheWay.current = false;
    };
    for (const name of TAKEOVER_EVENTS) element.addEventListener(name, takeOver, { passive: true });
    const stopListening = listenForScrollEnd(element, settle);
    return () => {
      for (const name of TAKEOVER_EVENTS) element.removeEventListener(name, takeOver);
      stopListening();
    };
  }, [strip, onSettle]);
}

function listenForScrollEnd(element: HTMLElement, onEnd: () => void): () => void {
  if ('onscrollend' in element) {
    element.addEventListener('scrollend', onEnd);
    return () => element.removeEventListener('scrollend', onEnd);
  }
  return listenForScrollPause(element, onEnd);
}

function listenForScrollPause(element: HTMLElement, onPause: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(onPause, SCROLL_END_MS);
  };
  element.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    element.removeEventListener('scroll', handleScroll);
  };
}

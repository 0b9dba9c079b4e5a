import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the page is on the screen; false on the server and until the browser has looked. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

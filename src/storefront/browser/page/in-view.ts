import { type RefObject, useEffect, useState } from 'react';

/** True while the element is in the viewport; false on the server and in the first render. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.some((entry) => entry.isIntersecting)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

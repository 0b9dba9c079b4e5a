import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './page-preview.module.css';

type PreviewFrameProps = { title: string; html: string; width: number; height: number };

/** Shows the document in a frame without scripts, scaled down if the window is narrower than the screen. */
export function PreviewFrame({ title, html, width, height }: PreviewFrameProps) {
  const [box, availableWidth] = useAvailableWidth();
  const shown = useMemo(() => prepareDocument(html), [html]);
  const scale = availableWidth > 0 ? Math.min(1, availableWidth / width) : 1;
  return (
    <div ref={box} className={styles.room} style={{ height: height * scale }}>
      <iframe
        title={title}
        className={styles.frame}
        // Same origin, so that styles and pictures load.
        sandbox="allow-same-origin"
        srcDoc={shown}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** Measures the available width in pixels. */
function useAvailableWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}

/** Disables links. Of every `noscript` only the pictures stay, which scripts would load. */
function prepareDocument(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href');
  for (const element of page.querySelectorAll('noscript'))
    element.replaceWith(...(element.querySelector('picture') ? element.childNodes : []));
  return new XMLSerializer().serializeToString(page);
}

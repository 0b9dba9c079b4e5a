import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './page-preview.module.css';

type PreviewFrameProps = { title: string; html: string; width: number; height: number };

/** The document in its own frame, in which no script runs, scaled down where the window is narrower than the screen. */
export function PreviewFrame({ title, html, width, height }: PreviewFrameProps) {
  const [box, room] = useRoom();
  const shown = useMemo(() => prepareDocument(html), [html]);
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <div ref={box} className={styles.room} style={{ height: height * scale }}>
      <iframe
        title={title}
        className={styles.frame}
        // Of the same origin, for its styles and pictures.
        sandbox="allow-same-origin"
        srcDoc={shown}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** The width that there is, in pixels. */
function useRoom() {
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

/** Links lead nowhere. Of what is meant for browsers without scripts, only pictures stay: scripts would load them. */
function prepareDocument(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href');
  for (const element of page.querySelectorAll('noscript'))
    element.replaceWith(...(element.querySelector('picture') ? element.childNodes : []));
  return new XMLSerializer().serializeToString(page);
}

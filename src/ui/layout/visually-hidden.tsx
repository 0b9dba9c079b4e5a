import type { ReactNode } from 'react';

/** Shown to screen readers only; the class is in `styles/global.css`. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

import type { ReactNode } from 'react';

/** For ears only; the class lives in `styles/global.css`. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

import type { ReactNode } from 'react';
import { type ButtonStyle, buttonClass } from './button-style.ts';
import { Link } from './link.tsx';

type ButtonLinkProps = ButtonStyle & { to: string; children: ReactNode; onClick?: () => void };

/** A link styled as a button. Only same-site paths go through the router. */
export function ButtonLink({ to, children, onClick, ...look }: ButtonLinkProps) {
  const className = buttonClass(look);
  return to.startsWith('/') && !to.startsWith('//') ? (
    <Link to={to} className={className} {...(onClick && { onClick })}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className} onClick={onClick}>
      {children}
    </a>
  );
}

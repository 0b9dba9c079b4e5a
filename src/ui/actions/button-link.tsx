import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-style.ts';
import { Link } from './link.tsx';

type ButtonLinkProps = ButtonLook & { to: string; children: ReactNode; onClick?: () => void };

/** Looks like a button, is a link: for going somewhere. Only the shop's own pages go through the router. */
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

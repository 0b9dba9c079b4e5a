import { getButtonClass } from './button-style.ts';
import { Link } from './link.tsx';

type PageLinkProps = {
  to: string;
  children: string;
  rel?: 'next' | 'prev';
  /** Does a full page load. */
  reloadDocument?: boolean;
};

/** 'Show more' as a real link, which works without JavaScript (D-23). */
export function PageLink({ to, children, rel = 'next', reloadDocument = false }: PageLinkProps) {
  return (
    <Link to={to} rel={rel} reloadDocument={reloadDocument} className={getButtonClass({ variant: 'secondary' })}>
      {children}
    </Link>
  );
}

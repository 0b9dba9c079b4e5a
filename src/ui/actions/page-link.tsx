import { buttonClass } from './button-style.ts';
import { Link } from './link.tsx';

type PageLinkProps = {
  to: string;
  children: string;
  rel?: 'next' | 'prev';
  /** Leaves the work to the server. */
  reloadDocument?: boolean;
};

/** 'Show more' as a real link: works without JavaScript and keeps the reader's place when it is there (D-23). */
export function PageLink({ to, children, rel = 'next', reloadDocument = false }: PageLinkProps) {
  return (
    <Link to={to} rel={rel} reloadDocument={reloadDocument} className={buttonClass({ variant: 'secondary' })}>
      {children}
    </Link>
  );
}

import { getButtonClass } from './button-style.ts';
import { Link } from './link.tsx';

type PageLinkProps = {
  to: string;
  children: string;
  rel?: 'next' | 'prev';
  /** Does a full page load. */
  reloadDocument?: boolean;
  /** History state for the next page. */
  state?: unknown;
  onClick?: () => void;
};

/** 'Show more' as a real link, which works without JavaScript (D-23). */
export function PageLink({ children, rel = 'next', ...rest }: PageLinkProps) {
  return (
    <Link {...rest} rel={rel} className={getButtonClass({ variant: 'secondary' })}>
      {children}
    </Link>
  );
}

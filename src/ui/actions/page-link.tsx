import { getButtonClass } from './button-style.ts';
import { isPlainClick, Link } from './link.tsx';

type PageLinkProps = {
  to: string;
  children: string;
  rel?: 'next' | 'prev';
  /** Does a full page load. */
  reloadDocument?: boolean;
  /** History state for the next page. */
  state?: unknown;
  /** Not called for modified clicks, which open another tab. */
  onPlainClick?: () => void;
};

/** 'Show more' as a real link, which works without JavaScript (D-23). */
export function PageLink({ children, rel = 'next', onPlainClick, ...rest }: PageLinkProps) {
  return (
    <Link
      {...rest}
      rel={rel}
      className={getButtonClass({ variant: 'secondary' })}
      onClick={(event) => isPlainClick(event) && onPlainClick?.()}
    >
      {children}
    </Link>
  );
}

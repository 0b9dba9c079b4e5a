import type { ComponentProps, MouseEvent } from 'react';
import { useNavigateTo } from './pending-navigation.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path within the shop. */
  to: string;
  /** History state for the next page. */
  state?: unknown;
  /** Does a full page load. */
  reloadDocument?: boolean;
};

/** Leaner than the router's own link, which runs a dozen hooks: a listing hydrates a hundred links. */
export function Link({ to, state, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const navigateTo = useNavigateTo();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isPlainClick(event)) return;
    event.preventDefault();
    // Like browsers: a link to the current page adds no history entry.
    navigateTo(to, { state, replace: event.currentTarget.href === window.location.href });
  };
  return <a {...rest} href={to} onClick={handleClick} />;
}

/** Leaves modified clicks (new tab, download) to the browser. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && (target === '' || target === '_self') && !hasModifier;
}

import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the shop, from its root. */
  to: string;
  /** History state for the next page. */
  state?: unknown;
  /** Does a full page load. */
  reloadDocument?: boolean;
};

/**
 * A link to another page of the shop. Leaner than the router's own, which runs a dozen hooks per link: a listing hydrates
 * a hundred of them.
 */
export function Link({ to, state, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isPlainClick(event)) return;
    event.preventDefault();
    // Like browsers: a link to the current page adds no history entry.
    if (event.currentTarget.href === window.location.href) navigator.replace(to, state);
    else navigator.push(to, state);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** Leaves modified clicks (new tab, download) to the browser. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const withKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && (target === '' || target === '_self') && !withKey;
}

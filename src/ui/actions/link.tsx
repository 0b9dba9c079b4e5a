import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the shop, from its root. */
  to: string;
  /** What the next page finds in its history entry. */
  state?: unknown;
  /** Leaves the work to the server. */
  reloadDocument?: boolean;
};

/**
 * A link to another page of the shop. The router's own also follows relative addresses, nested routes and prefetching
 * loaders, with a dozen hooks for each; our addresses are whole, and a listing has a hundred of them to take over.
 */
export function Link({ to, state, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isPlainClick(event)) return;
    event.preventDefault();
    // As browsers do: a link to where one is adds no step to go back.
    if (event.currentTarget.href === window.location.href) navigator.replace(to, state);
    else navigator.push(to, state);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** Everything else, such as a click with a key held, is for the browser: it may open a tab or save a file. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const withKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && (target === '' || target === '_self') && !withKey;
}

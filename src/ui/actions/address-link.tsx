import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

type AddressLinkProps = Omit<ComponentProps<typeof Link>, 'reloadDocument'>;

/** A link to any address. Only same-site paths go through the router. */
export function AddressLink({ to, state, ...rest }: AddressLinkProps) {
  return to.startsWith('/') && !to.startsWith('//') ? (
    <Link {...rest} to={to} state={state} />
  ) : (
    <a href={to} {...rest} />
  );
}

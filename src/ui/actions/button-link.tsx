import type { ComponentProps } from 'react';
import { type ButtonStyle, getButtonClass } from './button-style.ts';
import { Link } from './link.tsx';

type ButtonLinkProps = ButtonStyle & Omit<ComponentProps<typeof Link>, 'className' | 'reloadDocument'>;

/** Shows a link styled as a button. Only same-site paths go through the router. */
export function ButtonLink({ to, state, variant, size, isWide, ...rest }: ButtonLinkProps) {
  const className = getButtonClass({ variant, size, isWide });
  return to.startsWith('/') && !to.startsWith('//') ? (
    <Link {...rest} to={to} state={state} className={className} />
  ) : (
    <a {...rest} href={to} className={className} />
  );
}

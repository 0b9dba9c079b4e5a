import type { ComponentProps } from 'react';
import { AddressLink } from './address-link.tsx';
import { type ButtonStyle, getButtonClass } from './button-style.ts';

type ButtonLinkProps = ButtonStyle & Omit<ComponentProps<typeof AddressLink>, 'className'>;

/** Shows a link styled as a button. */
export function ButtonLink({ variant, size, isWide, ...rest }: ButtonLinkProps) {
  return <AddressLink {...rest} className={getButtonClass({ variant, size, isWide })} />;
}

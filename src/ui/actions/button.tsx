import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonStyle, buttonClass } from './button-style.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonStyle & {
    /** Keeps focus but ignores clicks. */
    busy?: boolean;
    /** Replaces the children while busy. */
    busyLabel?: string;
  };

export function Button({ variant, size, wide, busy = false, busyLabel, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonStyle, getButtonClass } from './button-style.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonStyle & {
    /** Ignores clicks. `disabled` would also lose the focus. */
    isBusy?: boolean;
    /** Replaces the children while busy. */
    busyLabel?: string;
  };

export function Button({ variant, size, isWide, isBusy = false, busyLabel, children, onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Stops a busy submit button from submitting its form.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={getButtonClass({ variant, size, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
    >
      {isBusy ? (busyLabel ?? children) : children}
    </button>
  );
}

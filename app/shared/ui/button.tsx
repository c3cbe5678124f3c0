import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and disables the button. Change the label too, such as to "Entering…". */
    busy?: boolean;
  };

/** A button. It submits a form only with `type="submit"`. */
export function Button({ variant, size, wide, busy, className, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={props.disabled || busy}
      aria-busy={busy || undefined}
      className={clsx(buttonClass({ variant, size, wide }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

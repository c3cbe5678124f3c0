import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and disables the button. Change the label too, such as to "Entering…". */
    busy?: boolean;
  };

/**
 * A button. It submits a form only with `type="submit"`. If it submits or starts work (`busy`), it
 * ignores the second click of a double click, which can arrive after a quick answer and would then
 * act on what the answer changed.
 */
export function Button({ variant, size, wide, busy, className, children, ...props }: ButtonProps) {
  const actsOnce = props.type === 'submit' || busy !== undefined;
  return (
    <button
      type="button"
      {...props}
      onClick={(event) => {
        if (actsOnce && event.detail > 1) event.preventDefault();
        else props.onClick?.(event);
      }}
      disabled={props.disabled || busy}
      aria-busy={busy || undefined}
      className={clsx(buttonClass({ variant, size, wide }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { Button } from '~/shared/ui/button';

type SubmitButtonProps = {
  /** Whether the form is being sent. Change the label too. */
  busy: boolean;
  children: ReactNode;
};

/**
 * Submits its form. If the visitor presses it before hydration (`early-submit.ts`), it submits the
 * form after hydration.
 */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const button = ref.current;
    if (!isHydrated || !button?.ariaBusy) return;
    button.ariaBusy = null;
    button.form?.requestSubmit(button);
  }, [isHydrated]);

  return (
    <Button
      ref={ref}
      type="submit"
      size="lg"
      wide
      busy={busy}
      data-early={isHydrated ? undefined : true}
      className="disabled:opacity-100"
    >
      {children}
    </Button>
  );
}

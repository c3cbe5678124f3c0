import { type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { Button } from '~/shared/ui/button';

type SubmitButtonProps = {
  /** While the form is being sent. Change the label too. */
  busy: boolean;
  children: ReactNode;
};

/**
 * Sends the form that it ends. A finished page shows it before its scripts have come: pressed so
 * early it waits (`early-submit.ts`), and sends the form as soon as there is somebody to take it.
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

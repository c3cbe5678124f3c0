import type { ReactNode } from 'react';
import { useHydrated } from '~/lib/use-hydrated';
import { Button } from './button';

type SubmitButtonProps = {
  /** While the form is being sent. Change the label too. */
  busy: boolean;
  children: ReactNode;
};

/** Sends the form that it ends. A finished page shows it before its scripts can: it waits, unchanged. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      size="lg"
      wide
      busy={busy}
      disabled={!isHydrated}
      className="disabled:opacity-100"
    >
      {children}
    </Button>
  );
}

import { type ComponentProps, lazy, Suspense } from 'react';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: dialog } = await import('~/shared/ui/confirm-dialog');
  return { default: dialog };
});

/** Asks once more; the portal loads the same dialog on demand, so it must not be bound in here. */
export function Ask(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}

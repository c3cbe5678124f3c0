import { type ComponentProps, lazy, Suspense } from 'react';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: dialog } = await import('~/shared/ui/confirm-dialog');
  return { default: dialog };
});

/** A confirmation dialog. It is imported on demand, because the portal does the same. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}

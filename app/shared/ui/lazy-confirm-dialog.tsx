import { type ComponentProps, lazy, Suspense } from 'react';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: dialog } = await import('./confirm-dialog');
  return { default: dialog };
});

/** A confirmation dialog, in a file of its own that is loaded when one opens. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}

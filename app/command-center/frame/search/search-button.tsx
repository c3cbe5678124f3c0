import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCtrlKey } from '~/command-center/kit/use-ctrl-key';
import { isDialogOpen, type PageAction, pageActions } from '~/command-center/kit/use-shortcuts';
import { useTranslation } from '~/shared/i18n/use-translation';

const Palette = lazy(async () => {
  const { Palette: palette } = await import('./palette');
  return { default: palette };
});

/** The possible actions, and what had the focus before. */
type Opened = { actions: readonly PageAction[]; from: Element | null };

/** Opens the search across everything, as does Ctrl+K (⌘K on a Mac) from anywhere, also while typing. */
export function SearchButton() {
  const { t } = useTranslation('commandCenter');
  const [opened, setOpened] = useState<Opened>();
  const open = () => setOpened({ actions: possibleActions(), from: document.activeElement });
  useCtrlKey('k', () => {
    // A dialog can contain text that is not saved.
    if (!isDialogOpen()) open();
  });
  const close = (act?: () => void) => {
    flushSync(() => setOpened(undefined));
    // The dialog gives the focus back in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const isLost = !document.activeElement || document.activeElement === document.body;
        if ((act || isLost) && opened?.from instanceof HTMLElement) {
          opened.from.focus({ preventScroll: true });
        }
        act?.();
      }),
    );
  };
  const run = ({ label }: PageAction) =>
    // The page may have changed meanwhile.
    close(() =>
      possibleActions()
        .find((action) => action.label === label)
        ?.act?.(),
    );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-transparent px-3 text-sm text-muted transition-colors hover:bg-sand hover:text-ink lg:min-h-9 lg:min-w-64 lg:justify-start lg:border-control lg:bg-white"
      >
        <Search className="size-5 shrink-0" />
        <span className="max-lg:sr-only">{t('search.button')}</span>
        <span aria-hidden="true" className="ml-auto text-xs font-semibold max-lg:hidden">
          {isMac() ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {opened && (
        <Suspense fallback={null}>
          <Palette actions={opened.actions} onRun={run} onClose={() => close()} />
        </Suspense>
      )}
    </>
  );
}

function possibleActions(): readonly PageAction[] {
  return pageActions().filter(({ act, isOff }) => act && !isOff);
}

function isMac(): boolean {
  return /^Mac|^iP/.test(navigator.platform);
}

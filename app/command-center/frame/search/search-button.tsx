import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCtrlKey } from '~/command-center/kit/use-ctrl-key';
import { isDialogOpen } from '~/command-center/kit/use-shortcuts';
import { useTranslation } from '~/shared/i18n/use-translation';

const Palette = lazy(async () => {
  const { Palette: palette } = await import('./palette');
  return { default: palette };
});

/** Opens the search across everything, as does Ctrl+K (⌘K on a Mac) from anywhere, also while typing. */
export function SearchButton() {
  const { t } = useTranslation('commandCenter');
  const [isOpen, setOpen] = useState(false);
  useCtrlKey('k', () => {
    // A dialog can contain text that is not saved.
    if (!isDialogOpen()) setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-transparent px-3 text-sm text-muted transition-colors hover:bg-sand hover:text-ink lg:min-h-9 lg:min-w-64 lg:justify-start lg:border-control lg:bg-white"
      >
        <Search className="size-5 shrink-0" />
        <span className="max-lg:sr-only">{t('search.button')}</span>
        <span aria-hidden="true" className="ml-auto text-xs font-semibold max-lg:hidden">
          {isMac() ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isMac(): boolean {
  return /^Mac|^iP/.test(navigator.platform);
}

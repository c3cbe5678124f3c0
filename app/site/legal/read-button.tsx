import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DatedText } from '~/content/legal/types';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LinkButton } from '~/shared/ui/link-button';

const load = () => import('./legal-dialog');

const LegalDialog = lazy(async () => ({ default: (await load()).LegalDialog }));

type ReadButtonProps = { name: 'terms' | 'privacy'; text: DatedText };

/**
 * Opens the text in a dialog. Without JavaScript, or if the dialog fails to load, it is a link to
 * the same text on the page.
 */
export function ReadButton({ name, text }: ReadButtonProps) {
  const { t } = useTranslation('legal');
  const isHydrated = useHydrated();
  const [wasOpen, setWasOpen] = useState(false);
  const { isOpen, open, close } = useReading(name);

  const read = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      await load();
    } catch {
      location.hash = name;
      return;
    }
    setWasOpen(true);
    open();
  };

  return (
    <>
      <LinkButton
        href={`#${name}`}
        role={isHydrated ? 'button' : undefined}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onClick={read}
        onKeyDown={clickOnSpace}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {t(`${name}.read`)}
      </LinkButton>
      {(isOpen || wasOpen) && (
        <Suspense>
          <LegalDialog text={text} open={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** A failure here is not final: the click loads again. */
function prefetch() {
  void Promise.allSettled([load()]);
}

/** Activates the link on Space, as a button does. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * Whether a text is open in its dialog. The dialog is a history entry, so that the back button of a
 * phone closes it.
 */
function useReading(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const state: unknown = location.state;
  const isReading =
    typeof state === 'object' && state !== null && 'reading' in state && state.reading === name;
  return {
    isOpen: isHydrated && isReading,
    open: () =>
      void navigate(
        { search: location.search, hash: location.hash },
        { state: { reading: name }, preventScrollReset: true },
      ),
    close: () => void navigate(-1),
  };
}

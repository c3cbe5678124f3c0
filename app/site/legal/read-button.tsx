import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from 'react';
import type { DatedText } from '~/content/legal/legal-texts';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LinkButton } from '~/shared/ui/link-button';
import { useReading } from './use-reading';

const load = () => import('./legal-dialog');

const LegalDialog = lazy(async () => ({ default: (await load()).LegalDialog }));

type ReadButtonProps = { name: 'terms' | 'privacy'; text: DatedText };

/**
 * Opens the text in a dialog. Without script, and where the dialog cannot be fetched, it is what
 * it looks like in the markup: a link to the same text further down.
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

/** A failure here is no failure yet: the click asks again. */
function prefetch() {
  void Promise.allSettled([load()]);
}

/** What a button does and a link does not. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

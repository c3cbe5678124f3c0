import { X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { buttonClass } from '~/shared/ui/button-class';
import { type DeskCardName, sentences } from './sentences';

/** The start of the fragments that open a card. */
export const viewPrefix = 'show-';

/** Whether the card in view was opened on this page, so that "back" leads to the list. */
let wasOpenedHere = false;

export function noteOpened() {
  wasOpenedHere = true;
}

/**
 * A card in the whole window. The fragment of the URL opens it, without scripts, so that it also
 * works offline, and the back button of a phone closes it.
 */
export function FullScreenCard({ card }: { card: DeskCardName }) {
  const { t } = useTranslation('deskCards');
  const { request, detail } = sentences[card];
  const id = `${viewPrefix}${card}`;
  return (
    <div
      id={id}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="desk-view"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={`${id}-title`} className="font-semibold text-barro-700">
          {t(`cards.${card}.title`)}
        </h2>
        <a
          href={`#${card}`}
          onClick={goBack}
          data-close
          className={buttonClass({ variant: 'outline' })}
        >
          <X className="size-5" />
          {t('close')}
        </a>
      </div>
      <div lang="en" className="grid content-center gap-6 py-6">
        <p className="desk-request">{request}</p>
        <p className="desk-detail">{detail}</p>
      </div>
      <p className="border-t border-line pt-4 text-muted">{t(`cards.${card}.meaning`)}</p>
    </div>
  );
}

/** Returns to the entry before the card, so that the history does not grow with each card. */
function goBack(event: MouseEvent) {
  if (!wasOpenedHere) return;
  event.preventDefault();
  wasOpenedHere = false;
  history.back();
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Escape') currentTarget.querySelector<HTMLElement>('[data-close]')?.click();
}

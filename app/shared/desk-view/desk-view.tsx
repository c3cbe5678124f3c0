import { X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useWakeLock } from '~/shared/browser/use-wake-lock';
import { buttonClass } from '~/shared/ui/button-class';

/** The start of the fragments that open a card. */
export const viewPrefix = 'show-';

/** The link on this page that opened the card in view: "back" leads to it. */
let opener: HTMLElement | undefined;

export function noteOpened({ currentTarget }: MouseEvent<HTMLElement>) {
  opener = currentTarget;
}

/** Keeps the screen on while a card is in view. */
export function useLitCard(): void {
  const { hash } = useLocation();
  useWakeLock(hash.startsWith(`#${viewPrefix}`));
}

type DeskWindowProps = {
  /** The name of the card: `#show-<name>` opens it, `#<name>` is its place in the list. */
  name: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

type DeskViewProps = Omit<DeskWindowProps, 'children'> & {
  /** What the person at the desk reads, in English. */
  request: string;
  detail?: string;
  /** What it means, in the member's language. */
  meaning: string;
};

/** A request in English that fills the window. */
export function DeskView({ request, detail, meaning, ...card }: DeskViewProps) {
  return (
    <DeskWindow {...card}>
      <div lang="en" className="grid content-center gap-6 py-6">
        <p className="desk-request">{request}</p>
        {detail && <p className="desk-detail">{detail}</p>}
      </div>
      <p className="border-t border-line pt-4 text-muted">{meaning}</p>
    </DeskWindow>
  );
}

/**
 * A card in the whole window. The fragment of the URL opens it, without scripts, so that it also
 * works offline, and the back button of a phone closes it.
 */
export function DeskWindow({ name, title, closeLabel, children }: DeskWindowProps) {
  const id = `${viewPrefix}${name}`;
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
          {title}
        </h2>
        <a
          href={`#${name}`}
          onClick={goBack}
          data-close
          className={buttonClass({ variant: 'outline' })}
        >
          <X className="size-5" />
          {closeLabel}
        </a>
      </div>
      {children}
    </div>
  );
}

/** Returns to the entry before the card, so that the history does not grow with each card, and to its link. */
function goBack(event: MouseEvent) {
  const link = opener;
  if (!link) return;
  event.preventDefault();
  opener = undefined;
  const onReturn = () => {
    // On a slow device, the event of the opening is still to come.
    if (location.hash.startsWith(`#${viewPrefix}`)) return;
    removeEventListener('hashchange', onReturn);
    link.focus({ preventScroll: true });
  };
  addEventListener('hashchange', onReturn);
  history.back();
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Escape') currentTarget.querySelector<HTMLElement>('[data-close]')?.click();
}

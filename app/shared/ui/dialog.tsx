import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';

type DialogProps = {
  open: boolean;
  /** Also called by Escape, the backdrop and the close icon. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** A tile or an illustration beside the title. */
  media?: ReactNode;
  /** Buttons, the main one first; they stay visible while the content scrolls. */
  actions?: ReactNode;
  size?: 'sm' | 'lg' | 'xl';
  role?: 'dialog' | 'alertdialog';
  /** The content is a long text. It receives the focus, so that the keyboard scrolls it. */
  isReading?: boolean;
  /** The control that receives the focus, instead of the first field. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

const widths = { sm: 'md:max-w-120', lg: 'md:max-w-200', xl: 'md:max-w-[min(94vw,84rem)]' };

/** A modal dialog. On a phone it opens from the bottom edge. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  media,
  actions,
  ...rest
}: DialogProps) {
  const { t } = useTranslation('common');
  const { size = 'sm', role = 'dialog', isReading, initialFocus, children } = rest;
  const popup = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  // A field with `autoFocus` takes the focus before the library looks where it was.
  const [last, setLast] = useState<{ open: boolean; by?: Element | null }>({ open: false });
  if (last.open !== open) setLast({ open, by: open ? document.activeElement : last.by });
  useEffect(() => (open ? ignoreSecondClick : undefined), [open]);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => !next && !isSecondClick(event) && onClose()}
    >
      <Base.Portal onKeyDown={waitForFocus}>
        <Base.Backdrop className="fixed inset-0 z-50 bg-mata-900/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          ref={popup}
          role={role}
          finalFocus={() => opener(last.by, popup.current)}
          initialFocus={isReading ? text : (initialFocus ?? ((by) => firstField(by, text.current)))}
          className={clsx(
            'group/dialog fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-lg bg-paper shadow-float md:inset-0 md:m-auto md:h-fit md:rounded-lg',
            'transition duration-250 ease-out motion-safe:data-ending-style:translate-y-6 data-ending-style:opacity-0 motion-safe:data-starting-style:translate-y-6 data-starting-style:opacity-0',
            widths[size],
          )}
        >
          <div className="flex items-start gap-4 p-6 pb-0 md:p-8 md:pb-0">
            {media}
            <div className="grid grow gap-2 pt-1">
              <Base.Title className={isReading ? 'text-subtitle' : 'text-heading'}>
                {title}
              </Base.Title>
              {description && (
                <Base.Description className="text-muted">{description}</Base.Description>
              )}
            </div>
            <Base.Close
              aria-label={t('actions.close')}
              className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-sand hover:text-ink"
            >
              <X className="size-5" />
            </Base.Close>
          </div>
          {children && (
            <div
              ref={text}
              tabIndex={isReading ? 0 : undefined}
              // Behind another dialog it does not scroll: no keyboard could reach it there.
              className="mt-4 overflow-y-auto px-6 pt-1 group-data-nested-dialog-open/dialog:overflow-y-hidden focus-visible:-outline-offset-3 md:px-8"
            >
              {children}
            </div>
          )}
          {actions && (
            <div className="flex flex-col gap-3 p-6 md:flex-row-reverse md:px-8">{actions}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const fields =
  ':is(input:not([type="hidden"], [type="file"], [type="checkbox"]), select, textarea):not(:disabled)';

/** The field to focus first, so that one can type at once. A touch would open the keyboard over the dialog. */
function firstField(openedBy: string, content: HTMLElement | null): HTMLElement | true {
  if (openedBy === 'touch' || !content) return true;
  const all = [...content.querySelectorAll<HTMLInputElement>(fields)];
  const first = all.find((field) => field.checkVisibility({ visibilityProperty: true }));
  // Tab leads to the checked one of a group of choices.
  const checked = all.find((field) => field.name === first?.name && field.checked);
  return (first?.type === 'radio' && checked) || first || true;
}

/** What gets the focus when a dialog closes: what opened it, unless the focus has already moved on. */
function opener(by: Element | null | undefined, popup: HTMLElement | null): HTMLElement | boolean {
  const now = document.activeElement;
  if (now && now !== document.body && !popup?.contains(now)) return false;
  return by instanceof HTMLElement && by !== document.body && by.isConnected ? by : true;
}

/** The first click of a double click opens the dialog; the second one hits the backdrop. */
function isSecondClick(event: Event): boolean {
  return event instanceof MouseEvent && event.detail > 1;
}

/** Longer than any double click, in milliseconds. */
const doubleClickMs = 600;

/** The first click of a double click closes the dialog; the second one hits what is below it. */
function ignoreSecondClick() {
  const ignore = (event: MouseEvent) => {
    if (!isSecondClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), doubleClickMs);
}

/**
 * At both ends the library moves the focus in the next frame (floating-ui#3498). A faster Tab would
 * reach the page behind the dialog.
 */
function waitForFocus(event: KeyboardEvent) {
  const isAtEnd = (event.target as Element).hasAttribute('data-base-ui-focus-guard');
  if (event.key === 'Tab' && isAtEnd) event.preventDefault();
}

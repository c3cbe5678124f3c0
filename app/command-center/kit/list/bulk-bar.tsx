import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { ChoiceMenu } from '~/command-center/kit/choice-menu';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type MatchingSelection, mostSelected } from './use-matching';

type BulkBarProps = {
  /** The name of the toolbar for screen readers. */
  label: string;
  /** How many rows are selected. */
  summary: string;
  clearLabel: string;
  onClear: () => void;
  /** `BulkChoice` elements. */
  children: ReactNode;
};

/** Actions for all selected rows. The bar covers the bottom of the list. */
export function BulkBar({ label, summary, clearLabel, onClear, children }: BulkBarProps) {
  useEffect(() => focusFirstRowAfter, []);
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="on-dark flex flex-wrap items-center rounded-md bg-mata-900 p-1 text-sm text-paper shadow-float"
    >
      <p
        role="status"
        className="mr-auto py-2 pl-3 font-semibold whitespace-nowrap @max-[34rem]:-order-2"
      >
        {summary}
      </p>
      <span className="hidden basis-full @max-[34rem]:block" />
      {children}
      <button
        type="button"
        aria-label={clearLabel}
        onClick={onClear}
        className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-white/10 @max-[34rem]:-order-1"
      >
        <X className="size-5" />
      </button>
    </div>
  );
}

/**
 * Selects all rows that match search and filters, once the whole page is selected, and only the page
 * again.
 */
export function SelectMatching<Row extends { id: string }>({
  selection,
}: {
  selection: MatchingSelection<Row>;
}) {
  const { t } = useTranslation('commandCenter');
  const { more, isBeyondPage, isReading } = selection;
  if (more === undefined && !isBeyondPage) return null;
  const label =
    more === undefined
      ? t('list.onlyPage')
      : more > mostSelected
        ? t('list.selectFirst', { most: mostSelected, count: more })
        : t('list.selectMatching', { count: more });
  return (
    <button
      type="button"
      aria-disabled={isReading}
      onClick={isBeyondPage ? selection.selectAll : selection.selectMatching}
      className="min-h-11 rounded-sm px-3 text-left font-semibold underline underline-offset-4 hover:bg-white/10 aria-disabled:opacity-60"
    >
      {label}
    </button>
  );
}

type BulkActionProps = { label: string; isBusy?: boolean; onClick: () => void };

/** A button in the bulk bar. */
export function BulkAction({ label, isBusy = false, onClick }: BulkActionProps) {
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={onClick}
      className="min-h-11 rounded-sm px-3 font-semibold hover:bg-white/10 disabled:opacity-60"
    >
      {label}
    </button>
  );
}

/** The bar had the focus, or the dialog that one of its buttons opened. */
function focusFirstRowAfter() {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main [data-row]')?.focus({ preventScroll: true });
  });
}

type BulkChoiceProps = {
  label: string;
  isBusy: boolean;
  choices: readonly { label: string; onChoose: () => void }[];
};

/** A menu in the bulk bar. */
export function BulkChoice(props: BulkChoiceProps) {
  return (
    <ChoiceMenu
      {...props}
      side="top"
      className="inline-flex min-h-11 items-center gap-1 rounded-sm px-3 font-semibold hover:bg-white/10 disabled:opacity-60"
    />
  );
}

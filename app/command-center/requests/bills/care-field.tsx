import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { useRef } from 'react';
import type { Care } from '#rules/engine/care';
import { useTranslation } from '~/shared/i18n/use-translation';
import { cellClass } from './bill-cell';
import { cares } from './care-codes';
import { focusCell } from './cell-keys';

type CareFieldProps = {
  label: string;
  value: Care | null;
  error: string | undefined;
  errorId: string;
  onChange: (care: Care | null) => void;
};

/** What a charge is for, chosen by typing a part of its name. */
export function CareField({ label, value, error, errorId, onChange }: CareFieldProps) {
  const { t } = useTranslation('reviewRequests');
  const input = useRef<HTMLInputElement>(null);
  const nameOf = (care: Care) => t(`care.${care}`);
  return (
    <Combobox.Root
      items={cares}
      value={value}
      onValueChange={(care, { event }) => {
        onChange(care);
        // The Enter that chooses also goes on, as in the other cells.
        if (event instanceof KeyboardEvent && event.key === 'Enter' && input.current) {
          focusCell(input.current, 1);
        }
      }}
      itemToStringLabel={nameOf}
      autoHighlight
    >
      <Combobox.Input
        ref={input}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        data-cell=""
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
        className={clsx(cellClass, 'truncate')}
      />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} align="start" className="z-70">
          <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] min-w-64 overflow-y-auto rounded-sm bg-white p-1 shadow-float">
            <Combobox.Empty>
              <p className="p-3 text-sm text-muted empty:hidden">{t('bill.noCare')}</p>
            </Combobox.Empty>
            <Combobox.List>
              {(care: Care) => (
                <Combobox.Item
                  key={care}
                  value={care}
                  className="flex min-h-10 cursor-default items-center rounded-xs px-3 text-sm data-highlighted:bg-mata-100 data-selected:font-semibold"
                >
                  {nameOf(care)}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { BillCell, CellError } from './bill-cell';
import type { LineDraft } from './bill-draft';
import { countedCares } from './care-codes';
import { CareField } from './care-field';
import type { Problems } from './read-field';
import { centsOf, parseAmount, typedAmount } from './typed-amount';
import { parseDay, typedDay } from './typed-day';

type BillLineRowProps = {
  line: LineDraft;
  index: number;
  problems: Problems;
  onChange: (set: Partial<LineDraft>) => void;
  onRemove: () => void;
};

/** A line of a bill. The payer's name and the visits are asked for only where they matter. */
export function BillLineRow({ line, index, problems, onChange, onRemove }: BillLineRowProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const careErrorId = useId();
  const number = index + 1;
  const errorOf = (field: keyof LineDraft) => {
    const issue = problems[`lines.${index}.${field}`];
    return issue && t(`validation.${issue}`);
  };
  const labelOf = (column: string) => t('bill.cell', { column, line: number });
  const tidyAmount = (text: string) => {
    const typed = parseAmount(text);
    return typed && 'cents' in typed ? typedAmount(typed.cents, language) : text;
  };
  const tidyDay = (text: string) =>
    typedDay(parseDay(text, language, today()) ?? null, language) || text;
  const asksVisits = line.care !== null && countedCares.has(line.care);
  const asksPayer = centsOf(line.otherPayer) > 0;
  const amount = (field: 'charge' | 'discount' | 'otherPayer') => (
    <Cell label={t(`bill.${field}`)}>
      <BillCell
        isAmount
        label={labelOf(t(`bill.${field}`))}
        value={line[field]}
        error={errorOf(field)}
        tidy={tidyAmount}
        onChange={(text) => onChange({ [field]: text })}
      />
    </Cell>
  );
  return (
    <>
      <tr
        data-line=""
        className="grid grid-cols-2 gap-x-2 gap-y-2 pt-3 align-top max-md:border-t max-md:border-line md:table-row"
      >
        <Cell label={t('bill.day')}>
          <BillCell
            label={labelOf(t('bill.day'))}
            value={line.day}
            error={errorOf('day')}
            placeholder={t('bill.dayPlaceholder')}
            tidy={tidyDay}
            onChange={(day) => onChange({ day })}
          />
        </Cell>
        <Cell label={t('bill.description')}>
          <BillCell
            label={labelOf(t('bill.description'))}
            value={line.description}
            error={errorOf('description')}
            onChange={(description) => onChange({ description })}
          />
        </Cell>
        <Cell label={t('bill.care')}>
          <CareField
            label={labelOf(t('bill.care'))}
            value={line.care}
            error={errorOf('care')}
            errorId={careErrorId}
            onChange={(care) => onChange({ care })}
          />
          <CellError id={careErrorId} error={errorOf('care')} />
        </Cell>
        {amount('charge')}
        {amount('discount')}
        {amount('otherPayer')}
        <td className="p-0 max-md:col-span-2 max-md:justify-self-end">
          <button
            type="button"
            aria-label={t('bill.removeLine', { line: number })}
            title={t('bill.removeLine', { line: number })}
            onClick={onRemove}
            className="grid size-10 place-items-center rounded-xs text-muted transition-colors hover:bg-sand hover:text-danger-700"
          >
            <Trash2 className="size-4.5" />
          </button>
        </td>
      </tr>
      {(asksPayer || asksVisits) && (
        <tr className="block md:table-row">
          <td className="hidden md:table-cell" />
          <td colSpan={6} className="block pb-2 md:table-cell md:px-1">
            <div className="flex flex-wrap gap-3">
              {asksPayer && (
                <Extra label={t('bill.payerName')} className="w-64">
                  <BillCell
                    label={labelOf(t('bill.payerName'))}
                    value={line.payerName}
                    error={errorOf('payerName')}
                    onChange={(payerName) => onChange({ payerName })}
                  />
                </Extra>
              )}
              {asksVisits && (
                <Extra label={t('bill.visits')} className="w-28">
                  <BillCell
                    label={labelOf(t('bill.visits'))}
                    value={line.visits}
                    error={errorOf('visits')}
                    placeholder="1"
                    onChange={(visits) => onChange({ visits })}
                  />
                </Extra>
              )}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** A cell. On small screens its column's name is above it. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="min-w-0 p-0 md:px-1 md:py-0.5">
      <span aria-hidden="true" className="mb-0.5 block text-xs text-muted md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}

function Extra(props: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={`max-w-full ${props.className}`}>
      <span aria-hidden="true" className="mb-0.5 block text-xs text-muted">
        {props.label}
      </span>
      {props.children}
    </div>
  );
}

import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { centsOf, parseAmount, typedAmount } from '~/command-center/kit/typed-amount';
import { today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { BillCell, CareField, CellError, focusLine } from './bill-cells';
import type { BillDraft, BillSteps, LineDraft } from './bill-draft';
import { countedCares } from './care-codes';
import type { Problems } from './read-field';
import { parseDay, typedDay } from './typed-day';

type BillLinesProps = {
  draft: BillDraft;
  problems: Problems;
  dispatch: BillSteps;
  onAdd: () => void;
};

/** The lines of a bill. A deleted line can be restored. */
export function BillLines({ draft, problems, dispatch, onAdd }: BillLinesProps) {
  const { t } = useTranslation('reviewRequests');
  const [removed, setRemoved] = useState<{ line: LineDraft; index: number }>();
  const remove = (line: LineDraft, index: number) => {
    setRemoved({ line, index });
    dispatch({ remove: line.id });
  };
  const restore = () => {
    if (!removed) return;
    focusLine(removed.index, () => {
      dispatch({ restore: removed });
      setRemoved(undefined);
    });
  };
  return (
    <div className="grid gap-3">
      <table className="block w-full text-sm md:table md:table-fixed" data-lines="">
        <caption className="sr-only">{t('bill.lines')}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-left text-xs text-muted">
            <Heading className="w-27">{t('bill.day')}</Heading>
            <Heading>{t('bill.description')}</Heading>
            <Heading className="w-30 lg:w-38">{t('bill.care')}</Heading>
            <Heading className="w-20 lg:w-24">{t('bill.charge')}</Heading>
            <Heading className="w-20 lg:w-24">{t('bill.discount')}</Heading>
            <Heading className="w-20 lg:w-24">{t('bill.otherPayer')}</Heading>
            <th scope="col" className="w-11">
              <span className="sr-only">{t('bill.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {draft.lines.map((line, index) => (
            <BillLineRow
              key={line.id}
              line={line}
              index={index}
              problems={problems}
              onChange={(set) => dispatch({ line: line.id, set })}
              onRemove={() => remove(line, index)}
            />
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="sm" onClick={onAdd}>
          {t('bill.addLine')}
        </Button>
        <div role="status" className="empty:hidden">
          {removed && (
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              {t('bill.removed', { line: removed.index + 1 })}
              <Button variant="quiet" size="sm" autoFocus onClick={restore}>
                {t('bill.undo')}
              </Button>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Heading({ className, children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={`px-1 pb-1 align-bottom font-semibold ${className ?? ''}`}>
      {children}
    </th>
  );
}

type BillLineRowProps = {
  line: LineDraft;
  index: number;
  problems: Problems;
  onChange: (set: Partial<LineDraft>) => void;
  onRemove: () => void;
};

/** A line of a bill. The payer's name and the visits are asked for only where they matter. */
function BillLineRow({ line, index, problems, onChange, onRemove }: BillLineRowProps) {
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

import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import type { BillDraft, LineDraft } from './bill-draft';
import { BillLineRow } from './bill-line-row';
import { focusLine } from './cell-keys';
import type { Problems } from './read-field';
import type { BillSteps } from './use-bill-draft';

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

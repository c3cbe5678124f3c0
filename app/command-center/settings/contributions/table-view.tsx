import { Download } from 'lucide-react';
import type { IuaAmount, Plan } from '~/command-center/settings/plans/fetch-plans';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { Notice } from '~/shared/ui/notice';
import { AmountGrid } from './amount-grid';
import type { Amount, ContributionTable } from './fetch-tables';
import { cellKey, keyOf } from './table-draft';
import { useTableFile } from './table-file';

type TableViewProps = {
  table: ContributionTable;
  cells: readonly Amount[];
  plans: readonly Plan[];
  amounts: readonly IuaAmount[];
  onClose: () => void;
};

/** A table that has begun. It never changes. */
export function TableView({ table, cells, plans, amounts, onClose }: TableViewProps) {
  const { t } = useTranslation('managePlans');
  const { language } = useLanguage();
  const { exportCells } = useTableFile({ plans, amounts });
  const cents = new Map(cells.map((amount) => [keyOf(amount), amount.cents]));
  const date = formatDate(table.starts_on, language);
  return (
    <FactGroup
      title={t('tables.from', { date })}
      action={
        <Button variant="outline" size="sm" onClick={() => void exportCells(table, cells)}>
          <Download className="size-5" />
          {t('tables.export')}
        </Button>
      }
      form={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {table.note && <p className="wrap-anywhere">{table.note}</p>}
          <Notice>
            <p>{t('tables.locked')}</p>
          </Notice>
          <AmountGrid
            ages={table.from_ages}
            plans={plans.filter(({ id }) => cells.some(({ product_id }) => product_id === id))}
            amounts={amounts.filter(({ id }) =>
              cells.some(({ product_iua_id }) => product_iua_id === id),
            )}
            cell={(cell) => {
              const amount = cents.get(cellKey(cell));
              return amount === undefined ? (
                <span className="text-muted">—</span>
              ) : (
                formatMoney(amount / 100, language)
              );
            }}
          />
        </div>
      }
      footer={
        <Button variant="quiet" size="sm" onClick={onClose} className="-ml-4 w-fit">
          {t('tables.back')}
        </Button>
      }
    />
  );
}

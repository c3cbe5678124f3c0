import { parseAmount, typedAmount } from '~/command-center/kit/typed-amount';
import type { IuaAmount, Plan } from '~/command-center/settings/plans/fetch-plans';
import { formatMoney } from '~/shared/format/money';
import { planName } from '~/shared/format/plan-name';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { AmountGrid } from './amount-grid';
import {
  agesOf,
  type Cell,
  cellKey,
  cellOf,
  type DraftProblem,
  type TableDraft,
} from './table-draft';

type Choices = { plans: readonly Plan[]; amounts: readonly IuaAmount[] };

type GridProps = Choices & {
  draft: TableDraft;
  problems: readonly DraftProblem[];
  onChange: (part: Partial<TableDraft>) => void;
};

/** The inputs. Retired plans and amounts are offered while the table has them. */
export function AmountInputs({ draft, plans, amounts, problems, onChange }: GridProps) {
  const { t } = useTranslation('managePlans');
  const { language } = useLanguage();
  const wordsOf = useCellWords({ plans, amounts });
  const keys = Object.keys(draft.cells).map(cellOf);
  const wrong = new Set(problems.flatMap((problem) => ('cell' in problem ? problem.cell : [])));
  const setCell = (cell: Cell, text: string) =>
    onChange({ cells: { ...draft.cells, [cellKey(cell)]: text } });
  return (
    <AmountGrid
      ages={agesOf(draft.ages)}
      plans={plans.filter(
        ({ id, retired_at }) => retired_at === null || keys.some(({ plan }) => plan === id),
      )}
      amounts={amounts.filter(
        ({ id, retired_at }) => retired_at === null || keys.some(({ iua }) => iua === id),
      )}
      cell={(cell) => {
        const key = cellKey(cell);
        return (
          <input
            aria-label={t('grid.cell', wordsOf(cell))}
            aria-invalid={wrong.has(key) || undefined}
            data-cell={key}
            inputMode="decimal"
            autoComplete="off"
            value={draft.cells[key] ?? ''}
            onChange={({ target }) => setCell(cell, target.value)}
            onBlur={({ target }) => {
              const typed = parseAmount(target.value);
              if (typed && 'cents' in typed) setCell(cell, typedAmount(typed.cents, language));
            }}
            className="min-h-10 w-full min-w-19 rounded-xs border border-control bg-white px-1.5 text-right text-base tabular-nums focus-visible:border-mata-700 focus-visible:outline-mata-700 focus-visible:outline-offset-0 aria-invalid:border-danger-600"
          />
        );
      }}
    />
  );
}

type ProblemsProps = Choices & {
  problems: readonly DraftProblem[];
};

/** The wrong or missing amounts, which are links to their inputs. */
export function AmountProblems({ problems, plans, amounts }: ProblemsProps) {
  const { t } = useTranslation('managePlans');
  const wordsOf = useCellWords({ plans, amounts });
  const cells = problems.filter((problem) => 'cell' in problem);
  const isEmpty = problems[0]?.code === 'empty';
  if (cells.length === 0 && !isEmpty) return null;
  const shown = cells.slice(0, 8);
  return (
    <FocusOnMount reason={problems}>
      <Notice tone="danger" live="alert" title={t('validation.title', { count: cells.length })}>
        {isEmpty && <p>{t('validation.empty')}</p>}
        <ul className="grid gap-1">
          {shown.map(({ code, cell: key }) => (
            <li key={key}>
              <button
                type="button"
                className="text-left underline"
                onClick={() => document.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus()}
              >
                {t(`validation.${code}`, wordsOf(cellOf(key)))}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </FocusOnMount>
  );
}

/** The words that name a cell in a label or a message. */
function useCellWords({ plans, amounts }: Choices) {
  const { t } = useTranslation('managePlans');
  const { language } = useLanguage();
  return ({ plan, household, iua, age }: Cell) => {
    const found = plans.find(({ id }) => id === plan);
    return {
      plan: found ? planName(found, language) : '',
      household: t(`household.${household}`),
      age,
      iua: formatMoney(amounts.find(({ id }) => id === iua)?.amount ?? 0, language),
    };
  };
}

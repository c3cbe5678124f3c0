import type { Block, ChartYear } from '~/content/rules/types';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ProseText } from '~/site/rules/prose-text';

type Chart = Extract<Block, { kind: 'yearsChart' }>;

/** An amount for each year of membership, as a chart and as a table. */
export function YearsChart({ chart: { caption, years } }: { chart: Chart }) {
  const { t } = useTranslation('rules');
  const nameOf = (place: number) =>
    t(place === years.length - 1 ? 'years.yearAndAfter' : 'years.year', { year: place + 1 });
  const head = 'px-2 md:px-3 pb-2 font-semibold first:pl-0 last:pr-0';
  const cell = 'border-t border-line px-2 md:px-3 py-3 align-top first:pl-0 last:pr-0';
  return (
    <figure className="grid min-w-0 gap-6 rounded-lg bg-white p-4 sm:p-5 shadow-raised md:p-8">
      <figcaption className="font-semibold">{caption}</figcaption>
      <Bars years={years} nameOf={nameOf} />
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {(['year', 'amount', 'remark'] as const).map((column) => (
              <th key={column} scope="col" className={head}>
                {t(`years.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ amount, remark }, place) => (
            <tr key={nameOf(place)}>
              <th scope="row" className={`${cell} font-medium`}>
                {nameOf(place)}
              </th>
              <td className={`${cell} whitespace-nowrap`}>{amount}</td>
              <td className={`${cell} text-muted`}>
                <ProseText>{remark}</ProseText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const row = 46;
const longest = 190;

/** The bars get darker from year to year. */
const fills = ['fill-barro-300', 'fill-mata-300', 'fill-mata-600', 'fill-mata-700'];

type BarsProps = { years: readonly ChartYear[]; nameOf: (place: number) => string };

/** One bar per year. Screen readers skip it, because the table contains the same data. */
function Bars({ years, nameOf }: BarsProps) {
  const highest = Math.max(...years.map(({ value }) => Number(value)));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 280 ${years.length * row}`}
      className="w-full max-w-96"
      fontSize="12.5"
    >
      {years.map(({ value, amount }, place) => {
        // A year with zero still shows a thin bar.
        const width = Math.max(4, (Number(value) / highest) * longest);
        return (
          <g key={nameOf(place)} transform={`translate(0 ${place * row})`}>
            <text y="13" className="fill-muted">
              {nameOf(place)}
            </text>
            <rect
              y="19"
              width={width}
              height="18"
              rx="4"
              className={fills[place] ?? 'fill-mata-800'}
            />
            <text x={width + 8} y="33" fontWeight="600" className="fill-ink">
              {amount}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

import type { Part } from '#rules/engine/types';
import { rulesPages } from '~/content/rules/rules-pages';
import type { RulesTabId } from '~/content/rules/types';
import { formatMoney } from '~/shared/format/money';
import { isHardNews } from '~/shared/hard-news/write-week';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import type { Answer } from './who-pays';

type ResultProps = { answer: Answer | undefined; text: string; ruleNames: Record<string, string> };

/** Who pays which part: a sentence, a chart, and one line per part with its rule. */
export function Result({ answer, text, ruleNames }: ResultProps) {
  const { t } = useTranslation(['whatWouldIPay', 'hardNews']);
  const { language } = useLanguage();
  return (
    <section
      aria-labelledby="result-title"
      className="grid gap-5 rounded-lg bg-white p-5 shadow-raised md:p-8"
    >
      <div className="grid gap-2">
        <h2 id="result-title" className="text-sm font-semibold text-barro-600">
          {t('result.title')}
        </h2>
        <p className="text-subtitle font-semibold">{text}</p>
      </div>
      {answer && <Bar answer={answer} className="h-14" />}
      {answer && isHardNews(answer) && <h3 className="font-semibold">{t('hardNews:why')}</h3>}
      <ul className="grid empty:hidden">
        {answer?.parts.map((part) => (
          <li key={part.kind + part.reason} className="border-t border-line py-3 last:pb-0">
            <Line
              part={part}
              rule={ruleNames[part.rule]}
              amount={formatMoney(part.amount / 100, language)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type LineProps = { part: Part; rule: string | undefined; amount: string };

function Line({ part: { kind, reason, rule }, rule: name, amount }: LineProps) {
  const { t } = useTranslation(['whatWouldIPay', 'rulesEngine']);
  const [tab, anchor] = rule.split('#') as [RulesTabId, string];
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      <svg
        aria-hidden="true"
        viewBox="0 0 10 10"
        className={`mt-1.5 size-4 rounded-xs ${fills[kind]}`}
      >
        <rect width="10" height="10" />
      </svg>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>{t(`kinds.${reason === 'adjustmentFirstYear' ? 'firstYear' : kind}`)}</span>
        <span className="whitespace-nowrap tabular-nums">{amount}</span>
      </p>
      <p className="col-start-2 text-sm text-muted">
        {t(`rulesEngine:reasons.${reason}`)}{' '}
        <LocalLink
          to={rulesPages[tab]}
          hash={anchor}
          className="link inline-flex min-h-6 items-center font-semibold text-mata-700"
        >
          {t('rule', { name: name ?? '' })}
        </LocalLink>
      </p>
    </div>
  );
}

type Kind = Answer['parts'][number]['kind'];

/** The color of each part, in the bar and beside its line. */
const fills: Record<Kind, string> = {
  iua: 'fill-barro-500',
  belowMinimum: 'fill-barro-500',
  notEligible: 'fill-barro-700',
  aboveLimit: 'fill-barro-700',
  undecided: 'fill-warning-700',
  shareable: 'fill-mata-600',
  otherPayer: 'fill-control',
  discount: 'fill-control',
};

/** A small part stays visible. */
const least = 1.5;
const gap = 0.6;

/** The bill as one bar, divided by who pays. Screen readers skip it: the lines say the same. */
export function Bar({ answer: { bill, parts }, className }: { answer: Answer; className: string }) {
  const widths = parts.map(({ amount }) => Math.max((amount / bill) * 100, least));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let x = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className={`w-full rounded-sm ${className}`}
    >
      {parts.map(({ kind, reason }, place) => {
        const width = ((widths[place] ?? 0) / whole) * 100;
        const from = x;
        x += width;
        return (
          <rect
            key={kind + reason}
            x={from}
            width={Math.max(width - (place < parts.length - 1 ? gap : 0), 0.4)}
            height="10"
            className={`transition-[x,width] duration-200 motion-reduce:transition-none ${fills[kind]}`}
          />
        );
      })}
    </svg>
  );
}

import { Baby, Bone, Siren } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Options } from '~/shared/fields/options';
import { formatMoney } from '~/shared/format/money';
import { WeekList } from '~/shared/hard-news/week-list';
import { isHardNews, settlingSteps, writeWeek } from '~/shared/hard-news/write-week';
import type { Language } from '~/shared/i18n/language';
import type { Translate } from '~/shared/i18n/message-keys';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { type Start, starts, withStart } from './choices';
import type { loadCalculator } from './load-calculator';
import { Questions } from './questions';
import { Bar, Result } from './result';
import { useChoices } from './use-choices';
import { type Answer, whoPays } from './who-pays';

type CalculatorProps = Pick<
  Awaited<ReturnType<typeof loadCalculator>>,
  'examples' | 'iuas' | 'edition' | 'ruleNames'
>;

/** The questions, and the answer that changes with each of them. */
export function Calculator({ examples, iuas, edition, ruleNames }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { t } = useTranslation('whatWouldIPay');
  const { language } = useLanguage();
  const entry = useChoices(form, { examples, iuas });
  const { choices, isMember, change, bill, discount, prenatal } = entry;
  // A result of other amounts than those on the screen would mislead.
  const isRefused = [bill, discount, prenatal].some((input) => input?.issue);
  const answer = isRefused ? undefined : whoPays(choices, edition);
  const text = answer ? headline(answer, t, language) : t('result.refused');
  const announced = useAnnouncement(text);
  return (
    <div className="page grid gap-8 pb-12 lg:gap-10">
      <form
        ref={form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="contents"
      >
        {isMember && (
          <LocalLink to="bills" className="link justify-self-start font-semibold text-mata-700">
            {t('back')}
          </LocalLink>
        )}
        <Situations
          value={choices.start}
          onChange={(start) => change(withStart(choices, start, examples))}
        />
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-12">
          <Questions entry={entry} examples={examples} iuas={iuas}>
            <Summary answer={answer} />
          </Questions>
          <div className="grid gap-4 lg:sticky lg:top-24">
            <Result answer={answer} text={text} ruleNames={ruleNames} />
            <Helps answer={answer} />
          </div>
        </div>
      </form>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

/** The answer in one or two sentences, for the screen and for screen readers. */
function headline(answer: Answer, t: Translate<'whatWouldIPay'>, language: Language): string {
  const { own, shareable, undecided, discount } = answer;
  const money = (cents: number) => formatMoney(cents / 100, language);
  const sentences = [
    isHardNews(answer) && t(undecided > 0 ? 'answer.sorryUndecided' : 'answer.sorry'),
    own > 0 &&
      (shareable + undecided > 0
        ? t('answer.own', { amount: money(own) })
        : t('answer.all', { amount: money(own) })),
    shareable > 0 && t('answer.shareable', { amount: money(shareable) }),
    undecided > 0 && t('answer.undecided', { amount: money(undecided) }),
    discount > 0 && t('answer.discount', { amount: money(discount) }),
  ];
  return sentences.filter(Boolean).join(' ');
}

const icons = { er: Siren, birth: Baby, arm: Bone };

type SituationsProps = { value: Start; onChange: (start: Start) => void };

/** The three situations that the calculator starts with. Each brings an example bill. */
function Situations({ value, onChange }: SituationsProps) {
  const { t } = useTranslation('whatWouldIPay');
  return (
    <div className="grid gap-2">
      <Options
        name="start"
        label={<span className="text-heading">{t('start.legend')}</span>}
        values={starts}
        value={value}
        textOf={(start) => {
          const Icon = icons[start];
          return (
            <>
              <Icon className="size-6 shrink-0" />
              <span className="py-2 text-base">{t(`start.${start}`)}</span>
            </>
          );
        }}
        onChange={onChange}
        columns="sm:grid-cols-3"
      />
      <p className="text-sm">
        {t('now')}{' '}
        <LocalLink to="emergency" className="link inline-flex min-h-11 items-center font-semibold">
          {t('nowLink')}
        </LocalLink>
      </p>
    </div>
  );
}

/**
 * The two amounts that matter, always on a phone's screen while the choices change. Screen readers
 * skip it: the result says the same.
 */
function Summary({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation('whatWouldIPay');
  const { language } = useLanguage();
  const other = answer && answer.undecided > 0 ? 'undecided' : 'shareable';
  return (
    <div
      aria-hidden="true"
      className="amounts-bar sticky top-18 bottom-0 z-20 -mx-gutter grid gap-2 border-y border-line bg-white px-gutter py-3 lg:hidden"
    >
      {answer && <Bar answer={answer} className="h-3" />}
      <p className="flex justify-between gap-4 text-sm">
        {(['own', other] as const).map((kind) => (
          <span key={kind}>
            {t(`summary.${kind}`)}{' '}
            <strong className="tabular-nums">
              {answer ? formatMoney(answer[kind] / 100, language) : '–'}
            </strong>
          </span>
        ))}
      </p>
    </div>
  );
}

/** What lowers the member's part, and after hard news all that they can do now. */
function Helps({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation(['whatWouldIPay', 'hardNews']);
  const isHard = answer !== undefined && isHardNews(answer);
  const steps = isHard
    ? ([...settlingSteps(answer.parts), 'discount', 'assistance', 'plan', 'cards'] as const)
    : (['discount', 'assistance', 'cards'] as const);
  return (
    <WeekList
      steps={writeWeek(steps, t)}
      {...(!isHard && { title: t('helps.title') })}
      className="rounded-lg md:p-8"
    />
  );
}

/** Long enough that a screen reader hears the result of a word, not of each letter. */
const pause = 1000;

/** A text for a live region: the last one of a series of changes, and nothing on the first page. */
function useAnnouncement(text: string): string {
  const first = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

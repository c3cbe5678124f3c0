import { useRef } from 'react';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { withStart } from './choices';
import { headline } from './headline';
import { Helps } from './helps';
import type { loadCalculator } from './load-calculator';
import { Questions } from './questions';
import { Result } from './result';
import { Situations } from './situations';
import { Summary } from './summary';
import { useAnnouncement } from './use-announcement';
import { useChoices } from './use-choices';
import { whoPays } from './who-pays';

type CalculatorProps = Pick<
  Awaited<ReturnType<typeof loadCalculator>>,
  'examples' | 'iuas' | 'edition' | 'ruleNames'
>;

/** The questions, and the answer that changes with each of them. */
export function Calculator({ examples, iuas, edition, ruleNames }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { t } = useTranslation('whatWouldIPay');
  const { language } = useLanguage();
  const { choices, possible, isMember, change } = useChoices(form, { examples, iuas });
  const answer = whoPays(possible, edition);
  const text = headline(answer, t, language);
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
          <LocalLink to="requests" className="link justify-self-start font-semibold text-mata-700">
            {t('back')}
          </LocalLink>
        )}
        <Situations
          value={choices.start}
          onChange={(start) => change(withStart(choices, start, examples))}
        />
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-12">
          <Questions choices={choices} examples={examples} iuas={iuas} onChange={change}>
            <Summary answer={answer} />
          </Questions>
          <div className="grid gap-4 lg:sticky lg:top-24">
            <Result answer={answer} text={text} ruleNames={ruleNames} />
            <Helps isAllYours={answer.shareable + answer.undecided === 0} />
          </div>
        </div>
      </form>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

import { Link } from 'react-router';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Decision, RequestAnswer } from '../data/fetch-decision';
import { answerPath } from './answer-path';
import { dayOf } from './write-letter';

type EarlierLettersProps = { answer: RequestAnswer; shown: Decision };

/** The other letters about the same request. */
export function EarlierLetters({ answer, shown }: EarlierLettersProps) {
  const { t } = useTranslation('answer');
  const { language } = useLanguage();
  const address = answerPath(answer.number, language);
  if (answer.earlier.length === 0) return null;
  return (
    <nav aria-labelledby="earlier-letters" className="grid gap-1">
      <h2 id="earlier-letters" className="text-heading">
        {t('earlier.title')}
      </h2>
      <ul>
        {[answer.decision, ...answer.earlier].map((letter) => {
          const isCurrent = letter === answer.decision;
          const label = t('earlier.letter', { date: formatDate(dayOf(letter), language) });
          return (
            <li key={letter.id}>
              <Link
                to={isCurrent ? address : `${address}?letter=${letter.position}`}
                aria-current={letter === shown ? 'page' : undefined}
                className="link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
              >
                {isCurrent && letter !== shown ? t('earlier.current') : label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

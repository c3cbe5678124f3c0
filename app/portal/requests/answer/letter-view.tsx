import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { RuleTitles } from '~/content/rules/load-rule-titles';
import { requestPath } from '~/paths';
import { usePortalUser } from '~/portal/frame/portal-user';
import { markRead } from '~/portal/requests/data/request-actions';
import { queryClient } from '~/shared/backend/query-client';
import { DocumentButton } from '~/shared/documents/document-button';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Decision, RequestAnswer } from '~/shared/letter/letter';
import { LetterPaper } from '~/shared/letter/letter-paper';
import { useLetter } from '~/shared/letter/use-letter';
import { dayOf } from '~/shared/letter/write-letter';
import { Button } from '~/shared/ui/button';
import { useLiveRequests } from '../live/use-live-requests';
import { Disagreement } from '../track/disagreement';
import { answerPath } from './answer-path';

type LetterViewProps = { answer: RequestAnswer; titles: RuleTitles };

/** The current letter, or with `?letter=1` an earlier one, with what a member can do with it. */
export function LetterView({ answer, titles }: LetterViewProps) {
  const { t } = useTranslation(['answer', 'common', 'hardNews']);
  const { language } = useLanguage();
  const user = usePortalUser();
  const [search] = useSearchParams();
  useLiveRequests();
  useMarkAnswerRead(answer);
  const position = Number(search.get('letter'));
  const decision =
    answer.earlier.find((earlier) => earlier.position === position) ?? answer.decision;
  const letter = useLetter(answer, decision, titles);
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: ['members', user.id], refetchType: 'active' });
  return (
    <div className="page pt-4 pb-12 md:pt-8 lg:pb-20">
      <div className="mx-auto grid w-full max-w-200 grid-cols-1 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
          <Link
            to={requestPath(answer.number, language)}
            className="link inline-flex min-h-11 items-center gap-2 rounded-xs text-sm text-muted"
          >
            <ArrowLeft className="size-4.5" />
            {t('back')}
          </Link>
          <div className="-mx-3 flex flex-wrap items-center">
            <Button variant="quiet" size="sm" onClick={() => print()} className="max-md:hidden">
              <Printer className="size-5" />
              {t('print')}
            </Button>
            <DocumentButton
              label={t('download')}
              failure={t('downloadFailed')}
              make={async () => {
                const { letterPdf } = await import('./letter-pdf');
                return letterPdf({ letter, number: answer.number, language, t });
              }}
            >
              {t('download')}
            </DocumentButton>
          </div>
        </div>
        <LetterPaper letter={letter} />
        <div className="grid gap-6 print:hidden">
          {letter.disagree && <Disagreement request={answer} onSent={() => void refresh()} />}
          <EarlierLetters answer={answer} shown={decision} />
        </div>
      </div>
    </div>
  );
}

type EarlierLettersProps = { answer: RequestAnswer; shown: Decision };

/** The other letters about the same request. */
function EarlierLetters({ answer, shown }: EarlierLettersProps) {
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

/** Marks an answer as read, so that the home no longer announces it. */
function useMarkAnswerRead({ id, decision }: RequestAnswer): void {
  const user = usePortalUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter is read again
  useEffect(() => {
    markRead(id)
      .then(() => queryClient.invalidateQueries({ queryKey: ['members', user.id, 'agenda'] }))
      // The home announces it until the next visit.
      .catch((error: unknown) => console.info('Read answer:', error));
  }, [id, decision.id, user.id]);
}

import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { usePortalUser } from '~/portal/frame/portal-user';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { answerPath } from '../answer/answer-path';
import { LetterAmounts } from '../answer/letter-amounts';
import { writeAmounts } from '../answer/write-amounts';
import { answerQuery } from '../data/fetch-decision';
import type { SharingRequest } from '../data/fetch-request';

/** The answer in short, with the way to the letter. */
export function AnswerCard({ request }: { request: SharingRequest }) {
  const { t } = useTranslation(['answer', 'common']);
  const { language } = useLanguage();
  const user = usePortalUser();
  const number = request.number ?? '';
  // Without an outcome there is no answer yet.
  const query = useQuery({ ...answerQuery(user.id, number), enabled: request.outcome !== null });
  if (!query.data) return null;
  const letter = writeAmounts(query.data.decision, { t, language });
  return (
    <section
      aria-labelledby="answer"
      className="grid grid-cols-1 gap-4 rounded-lg bg-white p-5 shadow-raised md:p-6"
    >
      <h2 id="answer" className="text-heading">
        {t('card.title')}
      </h2>
      <LetterAmounts letter={letter} />
      <Link
        to={answerPath(number, language)}
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold"
      >
        {t('card.read')}
        <ArrowRight className="size-5" />
      </Link>
    </section>
  );
}

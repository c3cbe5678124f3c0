import { useQuery } from '@tanstack/react-query';
import { advisorQuery } from '~/advisor/backend/advisor';
import { useTranslation } from '~/shared/i18n/use-translation';

/** The number of answers that the advisor has not seen. */
export function NewAnswers() {
  const { t } = useTranslation('advisor');
  const { data: advisor } = useQuery(advisorQuery());
  const count = advisor?.unseen_answers ?? 0;
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-barro-600 px-2 py-0.5 text-xs text-white">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('nav.newAnswers', { count })}</span>
    </span>
  );
}

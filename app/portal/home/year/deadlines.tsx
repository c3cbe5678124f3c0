import { clsx } from 'clsx';
import { Link } from 'react-router';
import { pathFor, requestPath } from '~/paths';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { YearDeadline } from './deadlines-of';

type DeadlinesProps = { deadlines: readonly YearDeadline[]; className: string };

/** What the household should do, and by when. */
export function Deadlines({ deadlines, className }: DeadlinesProps) {
  const { t } = useTranslation('memberYear');
  return (
    <div className={clsx('grid gap-2', className)}>
      <h3 id="deadlines" className="font-semibold">
        {t('deadlines.title')}
      </h3>
      <ul aria-labelledby="deadlines" className="divide-y divide-line">
        {deadlines.map((deadline) => (
          <Row key={JSON.stringify(deadline)} deadline={deadline} />
        ))}
      </ul>
    </div>
  );
}

function Row({ deadline }: { deadline: YearDeadline }) {
  const { t } = useTranslation('memberYear');
  const { language } = useLanguage();
  const text = useDeadlineText(deadline);
  const date = formatDate(deadline.due_on, language);
  const address = addressOf(deadline, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6">
      {address ? (
        <Link to={address} className="link inline-flex min-h-11 items-center font-semibold">
          {text}
        </Link>
      ) : (
        <p className="flex min-h-11 items-center font-semibold">{text}</p>
      )}
      <p className="pb-2 text-sm text-muted sm:pb-0">
        {t(deadline.kind === 'newborn' ? 'deadlines.newbornDate' : 'deadlines.by', { date })}
      </p>
    </li>
  );
}

function useDeadlineText(deadline: YearDeadline): string {
  const { t } = useTranslation('memberYear');
  const { language } = useLanguage();
  switch (deadline.kind) {
    case 'documents': {
      const { count, number } = deadline;
      return t('deadlines.documents', { count, number: number ?? '' });
    }
    case 'iua':
      return t('deadlines.iua', {
        amount: formatMoney(deadline.amount / 100, language),
        name: deadline.name,
      });
    case 'newborn':
      return t('deadlines.newborn', { days: deadline.count });
    case 'draft':
      return t('deadlines.draft');
  }
}

function addressOf(deadline: YearDeadline, language: Language): string | undefined {
  const { kind, number } = deadline;
  if (kind === 'newborn') return pathFor('planUpdates', language);
  if (kind === 'draft') return `${pathFor('newRequest', language)}?draft=${deadline.request_id}`;
  if (kind === 'iua' && number) {
    return pathFor('requestAnswer', language).replace(':number', number);
  }
  return number ? requestPath(number, language) : undefined;
}

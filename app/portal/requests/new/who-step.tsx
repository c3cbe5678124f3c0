import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { formatDate, today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Call911 } from '~/shared/ui/call-911';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { householdQuery } from '../data/fetch-household';
import { ChoiceFact } from './fact-fields';

/** Who needed care: the member or a person of the household. */
export function WhoStep() {
  const { t } = useTranslation(['requestForm', 'common']);
  const { language } = useLanguage();
  const query = useQuery(householdQuery(usePortalUser().id));
  if (!query.data) {
    if (query.isError) return <LoadFailure query={query} />;
    return <Skeleton className="h-40 w-full" />;
  }
  const { member, people } = query.data;
  const name = `${member.first_name} ${member.last_name}`;
  const options = [
    { value: 'member', text: t('fields.who.member', { name }) },
    ...people.map(({ id, first_name, last_name, end_date }) => ({
      value: id,
      text: (
        <span className="wrap-anywhere">
          {first_name} {last_name}
          {end_date && end_date < today() && (
            <span className="block text-sm text-muted">
              {t('fields.who.ended', { date: formatDate(end_date, language) })}
            </span>
          )}
        </span>
      ),
    })),
  ];
  return (
    <>
      <Call911>{t('emergency')}</Call911>
      <ChoiceFact name="who" label={t('fields.who.label')} options={options} />
      <p className="text-sm text-muted">
        {t('fields.who.someoneMissing')}{' '}
        <LocalLink to="profilePlan" className="link">
          {t('fields.who.someoneMissingLink')}
        </LocalLink>
      </p>
    </>
  );
}

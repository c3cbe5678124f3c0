import { useQuery } from '@tanstack/react-query';
import { figures } from '#rules/figures';
import { usePortalUser } from '~/portal/frame/portal-user';
import { householdQuery } from '~/portal/requests/data/fetch-household';
import { formatDate, today } from '~/shared/format/dates';
import { formatDueDay } from '~/shared/format/due-day';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Call911 } from '~/shared/ui/call-911';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { CareWarnings } from './care-warnings';
import { ChoiceFact, DateFact, useAnswers } from './fact-fields';
import { careStages, isDate } from './facts';
import { deadlineOf } from './warnings';

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

/** Whether the care is planned, and its date. */
export function WhenStep() {
  const { t } = useTranslation('requestForm');
  const { facts } = useAnswers();
  if (facts.kind === 'death') {
    return (
      <>
        <DateFact name="service_date" label={t('death.day')} />
        <CareWarnings facts={facts} />
      </>
    );
  }
  return (
    <>
      <ChoiceFact
        name="care_stage"
        label={t('fields.careStage.label')}
        options={careStages.map((value) => ({
          value,
          text: t(`fields.careStage.options.${value}`),
        }))}
      />
      <DateFact
        name="service_date"
        label={t(
          facts.care_stage === 'planned'
            ? 'fields.serviceDate.planned'
            : 'fields.serviceDate.label',
        )}
      />
      <Deadline />
    </>
  );
}

/** The last day to send the request, or what is unusual about the date. */
function Deadline() {
  const { t } = useTranslation('requestForm');
  const { language } = useLanguage();
  const { facts } = useAnswers();
  // The step before has loaded it. Without it, there are fewer warnings.
  useQuery(householdQuery(usePortalUser().id));
  if (!isDate(facts.service_date) || facts.care_stage === '') return null;
  const deadline = deadlineOf(facts);
  return (
    <>
      <CareWarnings facts={facts} />
      {deadline === undefined && (
        <Notice title={t('deadline.perBill', { count: figures.maternityDeadline.value })}>
          <p>{t('deadline.perBillText')}</p>
        </Notice>
      )}
      {deadline !== undefined && deadline >= today() && (
        <Notice title={t('deadline.title', { date: formatDueDay(deadline, language) })}>
          <p>{t('deadline.text')}</p>
        </Notice>
      )}
    </>
  );
}

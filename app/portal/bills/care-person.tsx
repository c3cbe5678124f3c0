import { useQuery } from '@tanstack/react-query';
import { isDay } from '#rules/engine/days';
import { usePortalUser } from '~/portal/frame/portal-user';
import { householdQuery } from '~/portal/requests/data/fetch-household';
import { requestKeys } from '~/portal/requests/data/requests';
import { FailureReason } from '~/portal/requests/failure-reason';
import { queryClient } from '~/shared/backend/query-client';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { DateField } from '~/shared/fields/date-field';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { FailureNotice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { billsQuery, type MemberBill, saveCare } from './bills';

/** Who received the care, and when. After the request was sent, the team corrects it. */
export function CarePerson({ care }: { care: MemberBill['care'] }) {
  const { t } = useTranslation('ownBills');
  const { language } = useLanguage();
  const user = usePortalUser();
  const { data: household } = useQuery(householdQuery(user.id));
  const saving = useSingleMutation({
    mutationFn: async (columns: { person_id: string | null } | { service_date: string }) => {
      await saveCare(care.id, columns, language);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: billsQuery(user.id).queryKey }),
        queryClient.invalidateQueries({ queryKey: requestKeys.all(user.id) }),
      ]);
    },
  });
  if (!household) return <Skeleton className="h-20 w-full" />;
  const { member, people } = household;
  const person = saving.isPending && 'person_id' in saving.variables ? saving.variables : care;
  const setDay = ({ target: { value } }: { target: HTMLInputElement }) => {
    if (isDay(value) && value <= today() && value !== care.service_date) {
      saving.mutate({ service_date: value });
    }
  };
  return (
    <div className="grid gap-4">
      <Field label={t('person.label')}>
        <Select
          value={person.person_id ?? ''}
          disabled={care.state !== 'draft' || saving.isPending}
          onChange={({ target }) => saving.mutate({ person_id: target.value || null })}
        >
          <option value="">
            {member.first_name} {member.last_name}
          </option>
          {people.map(({ id, first_name, last_name }) => (
            <option key={id} value={id}>
              {first_name} {last_name}
            </option>
          ))}
        </Select>
      </Field>
      {saving.error && (
        <FailureNotice reason={saving.error}>
          <p>
            <FailureReason failure={saving.error} />
          </p>
        </FailureNotice>
      )}
      <p className="text-sm text-muted">
        {t('person.missing')}{' '}
        <LocalLink to="profilePlan" className="link">
          {t('person.missingLink')}
        </LocalLink>
      </p>
      {care.state === 'draft' && (
        <DateField
          name="care-date"
          label={t('person.when')}
          hint={t('person.whenHint')}
          defaultValue={care.service_date ?? undefined}
          onChange={setDay}
        />
      )}
    </div>
  );
}

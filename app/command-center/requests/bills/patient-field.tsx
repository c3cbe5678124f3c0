import { RequestLink } from '~/command-center/kit/request-link';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';

type PatientFieldProps = {
  data: OpenRequest;
  /** The id of a person of the household, or of the member. */
  value: string;
  /** Whether the database refused to save a bill of this person. */
  isRefused: boolean;
  onChange: (personId: string) => void;
};

/** The person whose name is on the bill. A bill for two people becomes a bill in each one's request. */
export function PatientField({ data, value, isRefused, onChange }: PatientFieldProps) {
  const { t } = useTranslation('reviewRequests');
  const { member, household, related } = data;
  const people = [member, ...household];
  const nameOf = (personId: string) => people.find(({ id }) => id === personId)?.first_name ?? '';
  const owner = ownerOf(data);
  if (people.length === 1) return null;
  const numbers = related
    .filter(({ person_id }) => (person_id ?? member.id) === value)
    .map(({ number }) => number);
  const names = { owner: nameOf(owner), other: nameOf(value) };
  return (
    <Field
      label={t('bill.patient')}
      className="grid-cols-[minmax(0,1fr)] sm:max-w-lg"
      {...(isRefused && { error: t('bill.otherPatient', names) })}
      hint={value !== owner && <Requests name={names.other} numbers={numbers} />}
    >
      <Select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-10! py-1.5! pl-3!"
      >
        {people.map(({ id, first_name, last_name }) => (
          <option key={id} value={id}>
            {first_name} {last_name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The person of the request, as the facts of the engine name them. */
export function ownerOf({ request, member }: OpenRequest): string {
  return request.person_id ?? member.id;
}

/** The requests in which the bill of another person can be entered. */
function Requests({ name, numbers }: { name: string; numbers: readonly string[] }) {
  const { t } = useTranslation('reviewRequests');
  if (numbers.length === 0) return t('bill.noOwnRequest', { name });
  return (
    <span className="flex flex-wrap gap-x-3">
      {t('bill.ownRequests', { name, count: numbers.length })}
      {numbers.map((number) => (
        <RequestLink
          key={number}
          number={number}
          className="font-semibold text-mata-700 tabular-nums underline underline-offset-4"
        >
          {number}
        </RequestLink>
      ))}
    </span>
  );
}

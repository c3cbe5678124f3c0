import { RequestLink } from '~/command-center/kit/request-link';
import { parseAmount, typedAmount } from '~/command-center/kit/typed-amount';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { BillDraft, BillSteps } from './bill-draft';
import type { Problems } from './read-field';
import { parseDay, typedDay } from './typed-day';

type BillHeadProps = { draft: BillDraft; problems: Problems; dispatch: BillSteps };
type Name = 'provider' | 'billDate' | 'total' | 'estimate';

/** Provider, date, printed total and estimate of a bill. */
export function BillHead({ draft, problems, dispatch }: BillHeadProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const tidyDay = (text: string) => typedDay(parseDay(text, language, today()) ?? null, language);
  const tidyAmount = (text: string) => {
    const typed = parseAmount(text);
    return typed && 'cents' in typed ? typedAmount(typed.cents, language) : '';
  };
  const field = (name: Name, className: string, tidy?: (text: string) => string) => {
    const issue = problems[name];
    return (
      <Field
        label={t(`bill.${name}`)}
        className={className}
        {...(issue && { error: t(`validation.${issue}`) })}
      >
        <TextInput
          data-cell=""
          autoFocus={name === 'provider'}
          autoComplete="off"
          maxLength={name === 'provider' ? 200 : 30}
          inputMode={name === 'total' || name === 'estimate' ? 'decimal' : undefined}
          placeholder={name === 'billDate' ? t('bill.dayPlaceholder') : undefined}
          value={draft[name]}
          onChange={({ target }) => dispatch({ set: { [name]: target.value } })}
          onFocus={({ target }) => target.select()}
          onBlur={({ target }) => {
            const tidied = tidy?.(target.value);
            if (tidied) dispatch({ set: { [name]: tidied } });
          }}
          className="min-h-10! px-3! py-1.5!"
        />
      </Field>
    );
  };
  return (
    <div className="grid gap-x-3 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
      {field('provider', '')}
      {field('billDate', '', tidyDay)}
      {field('total', '', tidyAmount)}
      {field('estimate', '', tidyAmount)}
    </div>
  );
}

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

import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { BillDraft } from './bill-draft';
import type { Problems } from './read-field';
import { parseAmount, typedAmount } from './typed-amount';
import { parseDay, typedDay } from './typed-day';
import type { BillSteps } from './use-bill-draft';

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

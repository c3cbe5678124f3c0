import { type ComponentProps, useId } from 'react';
import type { FormField as Definition } from '~/content/forms/field';
import type { FieldTexts } from '~/content/forms/texts';
import { Choice } from '~/shared/fields/choice';
import { ChoiceGroup } from '~/shared/fields/choice-group';
import { DateField } from '~/shared/fields/date-field';
import { Field, FieldError } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';

/** The properties from react-hook-form; only the name before it has loaded. */
type Registration = Pick<
  ComponentProps<'input'> & ComponentProps<'textarea'> & ComponentProps<'select'>,
  'name' | 'onChange' | 'onBlur' | 'ref'
>;

type FormFieldProps = Registration & {
  field: Definition;
  words: FieldTexts;
  issue: string | undefined;
};

/** The maximum number of options that are not shown as a list. */
const mostButtons = 4;

/** One field of a form. */
export function FormField({ field, words, issue, ...input }: FormFieldProps) {
  const { t } = useTranslation('forms');
  const { label, hint, options = {} } = words;
  const aside = !field.isRequired && <span className="text-muted">{t('optional')}</span>;
  const about = { label, hint, aside, error: issue };
  const shared = { ...input, 'aria-required': field.isRequired };
  const { placeholder } = words;

  switch (field.kind) {
    case 'consent':
      return <ConsentField label={label} issue={issue} input={shared} />;
    case 'choices':
    case 'choice':
      if (field.kind === 'choice' && field.options.length > mostButtons) {
        return (
          <Field {...about}>
            <Select {...shared} defaultValue="">
              <option value="">{t('choose')}</option>
              {field.options.map((option) => (
                <option key={option} value={option}>
                  {options[option]}
                </option>
              ))}
            </Select>
          </Field>
        );
      }
      return (
        <ChoiceGroup {...about} hint={hint ?? (field.kind === 'choices' && t('anyNumber'))}>
          {field.options.map((option) => (
            <Choice
              key={option}
              {...input}
              type={field.kind === 'choice' ? 'radio' : 'checkbox'}
              value={option}
              aria-invalid={issue ? true : undefined}
            >
              {options[option]}
            </Choice>
          ))}
        </ChoiceGroup>
      );
    case 'date':
      return <DateField {...about} {...input} isRequired={field.isRequired} />;
    case 'long-text':
      return (
        <Field {...about}>
          <TextArea {...shared} placeholder={placeholder} />
        </Field>
      );
    default:
      return (
        <Field {...about}>
          <TextInput {...shared} {...typeOf(field)} placeholder={placeholder} />
        </Field>
      );
  }
}

function typeOf(field: Definition): ComponentProps<'input'> {
  switch (field.kind) {
    case 'email':
      return {
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      };
    case 'phone':
      return { type: 'tel', inputMode: 'tel', autoComplete: 'tel' };
    case 'zip':
      return { inputMode: 'numeric', autoComplete: 'postal-code' };
    default:
      return 'autoComplete' in field ? { autoComplete: field.autoComplete } : {};
  }
}

type ConsentFieldProps = {
  label: string;
  issue: string | undefined;
  input: Omit<ComponentProps<'input'>, 'type'>;
};

/** A sentence to agree to. */
function ConsentField({ label, issue, input }: ConsentFieldProps) {
  const errorId = useId();
  return (
    <div className="grid gap-2">
      <Choice
        {...input}
        type="checkbox"
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? errorId : undefined}
      >
        {label}
      </Choice>
      <FieldError id={errorId} error={issue} />
    </div>
  );
}

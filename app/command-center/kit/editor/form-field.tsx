import type { ComponentProps, ElementType, ReactNode } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useFormContext,
} from 'react-hook-form';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { FormNamespace, IssueKey } from './form-issues';

type FormFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<'input'>,
  'name' | 'onChange' | 'ref'
> & {
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  /** Takes the whole width of the form, where other fields are in two columns. */
  isWide?: boolean;
  /** The input, such as `Select`, `TextArea` or `EmailInput`; a one-line text if none is given. */
  as?: ElementType;
  onChange?: RegisterOptions<Values>['onChange'];
};

/** A field of the surrounding form, with label, hint, registered input and translated error. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { name, label, hint, isWide, as: Input = TextInput, onChange, ...input } = props;
  const { register } = useFormContext<Values>();
  const fieldError = useFieldError<Values>();
  return (
    <Field
      label={label}
      hint={hint}
      error={fieldError(name)}
      className={isWide ? 'md:col-span-2' : undefined}
    >
      <Input autoComplete="off" {...register(name, onChange && { onChange })} {...input} />
    </Field>
  );
}

type OptionsProps<Value extends string> = {
  values: readonly Value[];
  label: (value: Value) => string;
};

/** The options of a `Select`. */
export function Options<Value extends string>({ values, label }: OptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {label(value)}
    </option>
  ));
}

/** A group of fields, in two columns if there is room. */
export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 items-start gap-5 md:grid-cols-2">
      {title && <legend className="mb-3 text-lead font-semibold">{title}</legend>}
      {children}
    </fieldset>
  );
}

/** Returns the translated error of a field of the surrounding form. */
export function useFieldError<Values extends FieldValues>() {
  const { t } = useTranslation<FormNamespace>();
  const { getFieldState, formState } = useFormContext<Values>();
  return (field: FieldPath<Values>): string | undefined => {
    const key = getFieldState(field, formState).error?.message as IssueKey | undefined;
    return key && t(key);
  };
}

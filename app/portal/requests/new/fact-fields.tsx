import { createContext, type ReactNode, useContext } from 'react';
import { Choice } from '~/shared/fields/choice';
import { ChoiceGroup } from '~/shared/fields/choice-group';
import { DateField } from '~/shared/fields/date-field';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type FactName, type Facts, longest } from './facts';
import type { Issue } from './steps';

type Answers = {
  facts: Facts;
  set: (name: FactName, value: string) => void;
  /** What is wrong, once the member has tried to continue. */
  issues: Partial<Record<FactName, Issue>>;
};

/** The answers of the draft around a step. */
export const AnswersContext = createContext<Answers | undefined>(undefined);

export function useAnswers(): Answers {
  const answers = useContext(AnswersContext);
  if (!answers) throw new Error('There is no draft around this step.');
  return answers;
}

type FactProps = {
  name: FactName;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
};

/** A question with a few answers. */
export function ChoiceFact({
  options,
  ...props
}: FactProps & { options: readonly { value: string; text: ReactNode }[] }) {
  const { facts, set } = useAnswers();
  const about = useAbout(props);
  const { name } = props;
  return (
    <ChoiceGroup {...about}>
      {options.map(({ value, text }) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={facts[name] === value}
          onChange={() => set(name, value)}
          aria-invalid={about.error ? true : undefined}
          className="w-full"
        >
          {text}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

type TextFactProps = FactProps & {
  isLong?: boolean;
  inputMode?: 'decimal';
  autoComplete?: string;
};

/** A question with a text as the answer. */
export function TextFact({ isLong, inputMode, autoComplete = 'off', ...props }: TextFactProps) {
  const { facts, set } = useAnswers();
  const about = useAbout(props);
  const { name } = props;
  const input = {
    name,
    value: facts[name],
    autoComplete,
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  };
  return (
    <Field {...about} {...(about.error === undefined ? {} : { error: about.error })}>
      {isLong ? (
        <TextArea {...input} className="min-h-40" />
      ) : (
        <TextInput {...input} inputMode={inputMode} />
      )}
    </Field>
  );
}

/** A date. Its fields are not controlled, so it starts with the answer of the moment. */
export function DateFact(props: FactProps) {
  const { facts, set } = useAnswers();
  const about = useAbout(props);
  const { name } = props;
  const value = facts[name];
  return (
    <DateField
      {...about}
      name={name}
      isRequired
      onChange={({ target }: { target: HTMLInputElement }) => set(name, target.value)}
      ref={(input) => {
        if (input && input.value === '' && value !== '') input.value = value;
      }}
    />
  );
}

function useAbout({ name, label, hint, isOptional }: FactProps) {
  const { t } = useTranslation('requestForm');
  const { facts, issues } = useAnswers();
  const limit = longest[name];
  const length = facts[name].length;
  // A text that is too long says so at once, because it is not saved.
  const issue = issues[name] ?? (limit !== undefined && length > limit ? 'tooLong' : undefined);
  return {
    label,
    hint,
    aside: isOptional && <span className="text-muted">{t('optional')}</span>,
    error: issue && t(`issues.${issue}`, { length, count: limit }),
  };
}

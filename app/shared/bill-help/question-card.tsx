import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Answer, Answers, Bill, Question } from '#bill-help/types';
import { isDay } from '#rules/engine/days';
import { DateField } from '~/shared/fields/date-field';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { parseAmount } from '~/shared/format/amount';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { type BillHelp, details, hasDetail } from './use-bill-help';

type QuestionCardProps = {
  question: Question;
  bill: Bill;
  help: BillHelp;
  /** Not if it is on the page from the beginning. */
  takesFocus?: boolean;
};

/** One question about the bill. A detail is asked on the same card, after its “yes”. */
export function QuestionCard({ question, bill, help, takesFocus = true }: QuestionCardProps) {
  const { t } = useTranslation('billHelp');
  const heading = useRef<HTMLHeadingElement>(null);
  // Who named a collector at the start is not asked whether there is one.
  const isKnown = question === 'collector' && bill.sender === 'collector';
  const [isYes, setYes] = useState(isKnown);
  // The button of the question before this one is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the first render
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);

  const choose = (answer: Answer) => {
    if (answer === 'yes' && hasDetail(question)) setYes(true);
    else help.answer({ [question]: answer });
  };
  const asksDetail = isYes && hasDetail(question);
  return (
    <section aria-labelledby="question" className="grid max-w-prose gap-5">
      <p className="text-sm text-muted">
        {t('wizard.progress', { current: help.place, total: help.count })}
      </p>
      <div className="grid gap-2">
        <h2 id="question" ref={heading} tabIndex={-1} className="rounded-sm text-subtitle">
          {t(`questions.${question}.title`)}
        </h2>
        <p className="text-muted">{t(`questions.${question}.hint`)}</p>
      </div>
      {asksDetail ? (
        <Detail
          question={question}
          onAnswer={(detail) => help.answer({ [question]: 'yes', ...detail })}
        />
      ) : (
        <div className="grid gap-3 sm:grid-cols-3">
          {(['yes', 'no', 'unsure'] as const).map((answer) => (
            <Button key={answer} variant="outline" size="lg" onClick={() => choose(answer)}>
              {t(`wizard.${answer}`)}
            </Button>
          ))}
        </div>
      )}
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => (isYes && !isKnown ? setYes(false) : help.back())}
      >
        {t('wizard.back')}
      </Button>
    </section>
  );
}

type DetailProps = { question: keyof typeof details; onAnswer: (detail: Answers) => void };

/** The amount or the date that belongs to a “yes”. A person who does not know it goes on without. */
function Detail({ question, onAnswer }: DetailProps) {
  const { t } = useTranslation('billHelp');
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const name = details[question];
  const label = t(`questions.${question}.detail`);
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem('detail');
    if (field instanceof HTMLElement) field.focus();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('detail') ?? '');
    const value = name === 'notice' ? noticeOf(text) : parseAmount(text);
    if (value !== undefined) return onAnswer({ [name]: value });
    setError(
      t(name !== 'notice' ? 'issues.amount' : isDay(text) ? 'issues.future' : 'issues.dateInvalid'),
    );
    const field = event.currentTarget.elements.namedItem('detail');
    if (field instanceof HTMLElement) field.focus();
  };
  const shown = error ? { error } : {};
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {name === 'notice' ? (
        <DateField name="detail" label={label} {...shown} />
      ) : (
        <Field label={label} {...shown}>
          <TextInput name="detail" inputMode="decimal" autoComplete="off" className="max-w-60" />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('wizard.next')}</Button>
        <Button variant="outline" onClick={() => onAnswer({})}>
          {t('wizard.skip')}
        </Button>
      </div>
    </form>
  );
}

function noticeOf(text: string): string | undefined {
  return isDay(text) && text <= today() ? text : undefined;
}

import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePortalUser } from '~/portal/frame/portal-user';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { answerQuestion } from '../data/request-actions';
import type { SharingRequest } from '../data/requests';
import { unsavedEntry } from '../data/unsaved';
import { FailureReason } from '../failure-reason';
import { AnswersContext } from '../new/fact-fields';
import { columnsOf, type Facts, factsOf, isFacts } from '../new/facts';
import { answersOf, issuesIn, type Question, questions } from '../new/steps';
import { questionFields } from './question-fields';

type QuestionCardProps = { request: SharingRequest; onAnswered: () => void };

/** What the team still has to know about a request, one question at a time. */
export function QuestionCard({ request, onAnswered }: QuestionCardProps) {
  const { t } = useTranslation('requests');
  const [count, setCount] = useState(0);
  const open = questions.filter((question) => request.open_questions.includes(question));
  const [question] = open;
  const answered = () => {
    setCount(count + 1);
    onAnswered();
  };
  if (question) {
    const form = (
      <QuestionForm
        key={question}
        question={question}
        left={open.length}
        request={request}
        onAnswered={answered}
      />
    );
    // The next question takes the focus of the one before.
    return count > 0 ? <FocusOnMount reason={question}>{form}</FocusOnMount> : form;
  }
  if (count === 0) return null;
  return (
    <FocusOnMount reason="done">
      <Notice tone="success" live="status" title={t('questions.doneTitle')}>
        <p>{t('questions.doneText')}</p>
      </Notice>
    </FocusOnMount>
  );
}

type QuestionFormProps = QuestionCardProps & {
  question: Question;
  /** How many questions are open, with this one. */
  left: number;
};

/** One question. What is typed stays in this tab until it is saved. */
function QuestionForm({ request, question, left, onAnswered }: QuestionFormProps) {
  const { t } = useTranslation(['requests', 'requestForm']);
  const { language } = useLanguage();
  const user = usePortalUser();
  const form = useRef<HTMLFormElement>(null);
  const [entry] = useState(() => unsavedEntry(user.id, `${question}-${request.id}`, isFacts));
  const [typed, setTyped] = useState<Partial<Facts>>(() => entry.read() ?? {});
  const [isTried, setTried] = useState(false);
  const facts: Facts = { ...factsOf(request, language), ...typed };
  const issues = issuesIn(question, facts);
  const saving = useSingleMutation({
    mutationFn: () => {
      const names = answersOf(question, facts);
      return answerQuestion(
        request.id,
        columnsOf(Object.fromEntries(names.map((name) => [name, facts[name]]))),
      );
    },
    onSuccess: () => {
      entry.remove();
      onAnswered();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(issues).length === 0) return saving.mutate();
    flushSync(() => setTried(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const set = (name: keyof Facts, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    entry.write(next);
  };
  const Fields = questionFields[question];
  return (
    <section
      aria-labelledby="question"
      className="grid grid-cols-1 gap-5 rounded-lg bg-white p-5 shadow-raised md:p-6"
    >
      <div className="grid gap-1">
        <p className="text-xs font-semibold text-mata-700">
          {t('questions.left', { count: left })}
        </p>
        <h2 id="question" className="text-heading">
          {t(`requestForm:steps.${question}`)}
        </h2>
        <p className="text-sm text-muted">{t(`requestForm:leads.${question}`)}</p>
      </div>
      <form ref={form} noValidate onSubmit={submit}>
        <fieldset disabled={saving.isPending} className="grid gap-5">
          {saving.error && (
            <FailureNotice reason={saving.error} title={t('questions.failed')}>
              <p>
                <FailureReason failure={saving.error} />
              </p>
            </FailureNotice>
          )}
          <AnswersContext value={{ facts, set, issues: isTried ? issues : {} }}>
            <Fields />
          </AnswersContext>
          <Button type="submit" busy={saving.isPending} className="justify-self-start">
            {saving.isPending ? t('questions.saving') : t('questions.save')}
          </Button>
        </fieldset>
      </form>
    </section>
  );
}

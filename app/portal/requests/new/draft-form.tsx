import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate } from 'react-router';
import { requestPath } from '~/paths';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { loadFiles } from '../files/lazy-files';
import { useLiveRequests } from '../live/use-live-requests';
import { DraftSkeleton } from './draft-skeleton';
import { AnswersContext } from './fact-fields';
import { BeforeStep, BillStep, WhenStep, WhoStep } from './first-steps';
import { SendStep } from './send-step';
import { SaveFailure, StepFrame } from './step-frame';
import { issuesIn, nextStepOf, type Step, stepBeside, steps } from './steps';
import { useDraft } from './use-draft';

type DraftFormProps = {
  id: string;
  /** Without a step, the draft continues where it was saved. */
  step: Step | undefined;
  /** Whether the member came from the review to change one step. */
  isCorrection: boolean;
  /** @param before the step before this one. */
  onBack: (before: Step | undefined) => void;
  onStep: (step: Step, isCorrection?: boolean) => void;
  onSent: (number: string) => void;
};

const screens = { bill: BillStep, who: WhoStep, when: WhenStep, before: BeforeStep };

/** The form of a draft, one step at a time. */
export function DraftForm(props: DraftFormProps) {
  const { id, step, isCorrection, onBack, onStep, onSent } = props;
  const { t } = useTranslation('requestForm');
  const { language } = useLanguage();
  const draft = useDraft(id);
  useLiveRequests();
  const [tried, setTried] = useState<Step>();
  const form = useRef<HTMLFormElement>(null);
  const { query, facts, saver } = draft;

  // Any step can be reached without a connection.
  useEffect(loadFiles, []);

  if (query.data && query.data.state !== 'draft') {
    // A live update can be faster than the response to the submission.
    const state = { isJustSent: step === 'send' };
    return <Navigate replace to={requestPath(query.data.number ?? '', language)} state={state} />;
  }
  if (query.data === undefined) {
    return (
      <DraftSkeleton>
        {query.isError && <LoadFailure title={t('loadFailed')} query={query} />}
      </DraftSkeleton>
    );
  }

  if (!step) {
    const next = nextStepOf(query.data?.step ?? 0);
    return <Navigate replace to={{ search: `?draft=${id}&step=${next}` }} />;
  }

  const goBack = () => onBack(stepBeside(step, -1));
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(issuesIn(step, facts)).length > 0) {
      flushSync(() => setTried(step));
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    // An answer that was chosen beforehand counts once the member has seen it.
    if (step === 'when' && !query.data?.care_stage) saver.set('care_stage', facts.care_stage);
    void saver.complete(steps.indexOf(step) + 1);
    if (isCorrection) goBack();
    else onStep(stepBeside(step, 1) ?? 'send');
  };

  const answers = {
    facts,
    set: saver.set,
    issues: tried === step ? issuesIn(step, facts) : {},
  };
  const Screen = step in screens ? screens[step as keyof typeof screens] : undefined;
  const next = isCorrection ? t('backToReview') : t('continue');
  return (
    <StepFrame step={step} draft={draft} onBack={goBack}>
      <SaveFailure state={draft.state} saver={saver} />
      <AnswersContext value={answers}>
        {Screen && (
          <form key={step} ref={form} noValidate onSubmit={goOn} className="grid gap-6">
            <Screen id={id} />
            <div className="step-action">
              <Button type="submit" size="lg" wide>
                {next}
              </Button>
            </div>
          </form>
        )}
        {step === 'send' && (
          <SendStep
            id={id}
            draft={draft}
            onChange={(changed) => onStep(changed, true)}
            onSent={(number) => {
              saver.discard();
              onSent(number);
            }}
          />
        )}
      </AnswersContext>
    </StepFrame>
  );
}

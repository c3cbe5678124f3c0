import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FailureReason } from '~/portal/requests/failure-reason';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LegalLine, LegalNotice } from '~/shared/page/legal-notice';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import type { SaveState } from '../data/saver';
import type { DraftSaver } from './draft-saver';
import type { Facts } from './facts';
import { partText, type Step, steps } from './steps';
import type { useDraft } from './use-draft';

type StepFrameProps = {
  step: Step;
  draft: ReturnType<typeof useDraft>;
  onBack: () => void;
  children: ReactNode;
};

/** One step of a request: the way back, the progress, the question and its fields. */
export function StepFrame({ step, draft, onBack, children }: StepFrameProps) {
  const { t } = useTranslation('requestForm');
  const { facts } = draft;
  const number = steps.indexOf(step) + 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // After a step, the focus and the screen reader start at the next question.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <div className="page pt-4 pb-12 md:pt-8 lg:pb-20">
      <div className="mx-auto grid w-full max-w-160 gap-6">
        <div className="-mb-2 flex items-center justify-between gap-4">
          <button
            type="button"
            onClick={onBack}
            className="link inline-flex min-h-11 items-center gap-2 rounded-xs text-sm text-muted"
          >
            <ArrowLeft className="size-4.5" />
            {t('back')}
          </button>
          <LocalLink
            to="bills"
            className="link inline-flex min-h-11 items-center rounded-xs text-sm text-muted"
          >
            {t('later')}
          </LocalLink>
        </div>
        <div className="grid gap-2">
          <div className="flex min-h-6 items-baseline justify-between gap-4 text-sm text-muted">
            <p id="step-progress">{t('progress', { step: number, count: steps.length })}</p>
            <SaveStatus state={draft.state} />
          </div>
          <div aria-hidden="true" className="flex gap-1">
            {steps.map((one, index) => (
              <span
                key={one}
                className={`h-1.5 grow rounded-full ${index < number ? 'bg-mata-700' : 'bg-line'}`}
              />
            ))}
          </div>
        </div>
        <div className="grid gap-2">
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby="step-progress"
            className="text-subtitle outline-none"
          >
            {t(partText('steps', step, facts))}
          </h1>
          <p className="max-w-prose text-muted">{t(partText('leads', step, facts))}</p>
        </div>
        {children}
        {number === 1 && <LegalLine newTab />}
        {number === steps.length && <LegalNotice newTab />}
      </div>
    </div>
  );
}

/** Whether everything is saved, in a word. */
function SaveStatus({ state }: { state: SaveState<Facts> }) {
  const { t } = useTranslation('requestForm');
  const key = keyOf(state);
  return (
    <p role="status" className="flex items-center gap-2">
      <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full', colors[key])} />
      {t(`save.${key}`)}
    </p>
  );
}

const colors = {
  saving: 'bg-info-700',
  failed: 'bg-warning-700',
  saved: 'bg-mata-600',
  typing: 'bg-control',
};

function keyOf({ unsaved, isSaving, failure }: SaveState<Facts>): keyof typeof colors {
  if (isSaving) return 'saving';
  if (failure) return 'failed';
  return Object.keys(unsaved).length === 0 ? 'saved' : 'typing';
}

/** Why the answers are not saved yet. They stay on this device, and the form goes on. */
export function SaveFailure({ state, saver }: { state: SaveState<Facts>; saver: DraftSaver }) {
  const { t } = useTranslation('requestForm');
  if (!state.failure) return null;
  return (
    <Notice tone="warning" live="status" title={t('save.failed')}>
      <p>
        <FailureReason failure={state.failure} /> {t('save.failedText')}
      </p>
      <Button
        variant="outline"
        size="sm"
        busy={state.isSaving}
        onClick={() => void saver.flush()}
        className="mt-3 justify-self-start"
      >
        {t('save.retry')}
      </Button>
    </Notice>
  );
}

import { clsx } from 'clsx';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { FailureReason } from '../failure-reason';
import type { DraftSaver, SaveState } from './draft-saver';

/** Whether everything is saved, in a word. */
export function SaveStatus({ state }: { state: SaveState }) {
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

function keyOf({ unsaved, isSaving, failure }: SaveState): keyof typeof colors {
  if (isSaving) return 'saving';
  if (failure) return 'failed';
  return Object.keys(unsaved).length === 0 ? 'saved' : 'typing';
}

/** Why the answers are not saved yet. They stay on this device, and the form goes on. */
export function SaveFailure({ state, saver }: { state: SaveState; saver: DraftSaver }) {
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

import { useState } from 'react';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import { choicesKey } from '~/command-center/kit/request-choices';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ConfirmDialog } from '~/shared/ui/confirm-dialog';

const refusals = {
  changed_meanwhile: 'manageHours:refusals.changed',
  day_invalid: 'manageHours:refusals.day',
  day_taken: 'manageHours:refusals.taken',
  hours_invalid: 'manageHours:refusals.hours',
} as const;

type OfficeChangeProps<Draft> = {
  send: (draft: Draft, keep: boolean) => Promise<{ moved: number }>;
  /** The question of the confirmation, its button, and the sentence after saving. */
  words: (draft: Draft) => { question: string; confirm: string; saved: string };
  onSaved?: () => void;
};

/** Checks how many open requests a change moves, asks, and saves it. */
export function useOfficeChange<Draft>({ send, words, onSaved }: OfficeChangeProps<Draft>) {
  const [checked, setChecked] = useState<{ draft: Draft; moved: number }>();
  const check = useSingleMutation({
    mutationFn: async (draft: Draft) => ({ draft, moved: (await send(draft, false)).moved }),
    onSuccess: setChecked,
  });
  const save = useSave<Draft>({
    queryKey: choicesKey,
    onSaved: () => {
      setChecked(undefined);
      onSaved?.();
    },
    save: async (draft) => {
      await send(draft, true);
      return { text: words(draft).saved };
    },
  });
  const start = (draft: Draft) => {
    save.reset();
    check.mutate(draft);
  };
  return { start, checked, words, close: () => setChecked(undefined), check, save };
}

/** The confirmation of a change, or its refusal. */
export function OfficeChange<Draft>({
  change,
}: {
  change: ReturnType<typeof useOfficeChange<Draft>>;
}) {
  const { t } = useTranslation(['manageHours', 'errors']);
  const { checked, check, save, words, close } = change;
  const error = save.error ?? check.error;
  const asked = checked && words(checked.draft);
  return (
    <>
      <SaveFailure
        error={error}
        message={error ? t(messageKeyOf(error, refusals)) : undefined}
        onReload={undefined}
      />
      {checked && asked && !save.error && (
        <ConfirmDialog
          open
          type="info"
          title={asked.question}
          message={t('manageHours:moved', { count: checked.moved })}
          confirmLabel={asked.confirm}
          busy={save.isPending}
          onConfirm={() => save.mutate(checked.draft)}
          onCancel={close}
        />
      )}
    </>
  );
}

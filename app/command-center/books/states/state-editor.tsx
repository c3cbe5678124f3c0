import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext, useWatch } from 'react-hook-form';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { type StateRow, type StateRule, stateStatuses, statesKey } from './fetch-states';
import { changeState, type StateForm, stateForm, stateSchema } from './state-form';
import { StateHistory } from './state-history';

const refusals = {
  changed_meanwhile: 'manageStates:refusals.changed',
  effective_date_past: 'manageStates:refusals.datePast',
  examined_date_future: 'manageStates:validation.dateFuture',
  rule_invalid: 'manageStates:refusals.invalid',
} as const;

type StateEditorProps = { state: StateRow; history: StateRule[]; onClose: () => void };

/** Writes a new rule of a state, above the history of the old ones. */
export function StateEditor({ state, history, onClose }: StateEditorProps) {
  const { t } = useTranslation(['manageStates', 'errors']);
  return (
    <EditorDialog
      title={t('manageStates:dialog.title', { state: state.name })}
      description={t('manageStates:dialog.text')}
      submit={t('manageStates:dialog.save')}
      draftKey={`state:${state.id}:${state.written_last}`}
      resolver={zodResolver(stateSchema)}
      values={stateForm(state)}
      save={async (form) => {
        await changeState(state, form);
        return { text: t('manageStates:dialog.saved', { state: state.name }) };
      }}
      queryKey={statesKey}
      problem={(error) => t(messageKeyOf(error, refusals))}
      onClose={onClose}
      footer={<StateHistory history={history} />}
    >
      <StateFields />
    </EditorDialog>
  );
}

function StateFields() {
  const { t } = useTranslation('manageStates');
  const { watch } = useFormContext<StateForm>();
  const status = watch('status');
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FormField<StateForm>
        name="status"
        label={t('fields.status')}
        hint={t(`hints.${status}`)}
        as={Select}
      >
        <Options values={stateStatuses} label={(value) => t(`status.${value}`)} />
      </FormField>
      <FormField<StateForm>
        name="effective_on"
        label={t('fields.effective')}
        hint={t('hints.effective')}
        type="date"
        min={dayInBocaRaton()}
      />
      {status === 'notice' && (
        <>
          <FormField<StateForm>
            name="notice_pt"
            label={t('fields.notice_pt')}
            as={TextArea}
            lang="pt-BR"
          />
          <FormField<StateForm>
            name="notice_en"
            label={t('fields.notice_en')}
            as={TextArea}
            lang="en"
          />
          <Preview />
        </>
      )}
      <FormField<StateForm>
        name="source"
        label={t('fields.source')}
        hint={t('hints.source')}
        isWide
      />
      <FormField<StateForm>
        name="finding"
        label={t('fields.finding')}
        hint={t('hints.finding')}
        as={TextArea}
        isWide
      />
      <FormField<StateForm>
        name="examined_on"
        label={t('fields.examined')}
        type="date"
        max={dayInBocaRaton()}
      />
      <FormField<StateForm> name="is_confirmed" label={t('fields.confirmed')} as={Select}>
        <Options values={['false', 'true'] as const} label={(value) => t(`confirmed.${value}`)} />
      </FormField>
      <FormField<StateForm> name="reason" label={t('fields.reason')} hint={t('hints.reason')} />
    </div>
  );
}

/** The notice as people read it, in both languages side by side. */
function Preview() {
  const { t } = useTranslation('manageStates');
  const [portuguese, english] = useWatch<StateForm, ['notice_pt', 'notice_en']>({
    name: ['notice_pt', 'notice_en'],
  });
  return (
    <section aria-label={t('dialog.preview')} className="grid gap-2 md:col-span-2">
      <p className="text-sm font-semibold">{t('dialog.preview')}</p>
      <div className="grid gap-5 md:grid-cols-2">
        {(
          [
            ['pt-BR', portuguese],
            ['en', english],
          ] as const
        ).map(([lang, words]) => (
          <Notice key={lang}>
            <p lang={lang} className="wrap-anywhere whitespace-pre-line">
              {words.trim() || '…'}
            </p>
          </Notice>
        ))}
      </div>
    </section>
  );
}

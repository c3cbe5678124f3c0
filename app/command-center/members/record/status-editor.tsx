import { useState } from 'react';
import { changeWithUndo } from '~/command-center/kit/editor/change-row';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import { allowsSignIn, memberStatusLook } from '~/command-center/members/member-status';
import { membersKey } from '~/command-center/members/members-key';
import { saveProblem } from '~/command-center/members/save-problem';
import { AppError } from '~/shared/backend/app-error';
import { Field } from '~/shared/fields/field';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { Notice } from '~/shared/ui/notice';
import type { Member } from './fetch-member-record';
import { StatusSelect } from './status-select';

type StatusEditorProps = { member: Member; onClose: () => void; onReload: () => void };

/** Whether a member may use the portal. Blocking asks for confirmation, and can be undone. */
export function StatusEditor({ member, onClose, onReload }: StatusEditorProps) {
  const { t } = useTranslation(['manageMembers', 'commandCenter', 'errors', 'common']);
  const [status, setStatus] = useState(member.enrollment_status);
  const [isConfirming, setConfirming] = useState(false);
  const name = `${member.first_name} ${member.last_name}`;
  const isAllowed = allowsSignIn(status);
  const closesPortal = allowsSignIn(member.enrollment_status) && !isAllowed;
  const look = memberStatusLook(status);

  const save = useSave({
    save: async (enrollment_status: string) => {
      const undo = await changeWithUndo('members', member, { enrollment_status });
      const word = look ? t(`manageMembers:status.${look.word}`) : enrollment_status;
      return { text: t('manageMembers:saved.status', { name, status: word }), undo };
    },
    queryKey: membersKey,
    onSaved: onClose,
  });
  const isConflict = save.error instanceof AppError && save.error.code === 'conflict';

  if (isConfirming && !save.error) {
    return (
      <LazyConfirmDialog
        open
        type="danger"
        title={t('manageMembers:form.statusConfirm.title', { name })}
        message={t('manageMembers:form.statusConfirm.text')}
        confirmLabel={t('manageMembers:form.statusConfirm.button')}
        busy={save.isPending}
        onConfirm={() => save.mutate(status)}
        onCancel={() => setConfirming(false)}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('manageMembers:record.changeStatus')}
      description={t('manageMembers:form.statusText', { name })}
      actions={
        <>
          <Button
            disabled={status === member.enrollment_status || isConflict}
            busy={save.isPending}
            onClick={() => {
              save.reset();
              if (closesPortal) setConfirming(true);
              else save.mutate(status);
            }}
          >
            {t('manageMembers:form.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pb-2">
        <Field label={t('manageMembers:form.status')}>
          <StatusSelect
            own={member.enrollment_status}
            value={status}
            onChange={({ target }) => setStatus(target.value)}
          />
        </Field>
        <Notice tone={isAllowed ? 'success' : 'warning'} live="status">
          <p>
            {isAllowed
              ? t('manageMembers:form.statusKeeps', { name })
              : t('manageMembers:form.statusBlocks', { name })}
          </p>
        </Notice>
        <SaveFailure
          error={save.error}
          message={t(saveProblem(save.error, 'members'))}
          onReload={onReload}
        />
      </div>
    </Dialog>
  );
}

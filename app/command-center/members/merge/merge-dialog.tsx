import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod/mini';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { FormField } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { MemberChoice } from '~/command-center/kit/member-choice';
import { useReauthentication } from '~/command-center/kit/use-reauthentication';
import { membersKey } from '~/command-center/members/members-key';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { Choice } from '~/shared/fields/choice';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import {
  type MergePreview,
  type MergeSide,
  mergeableMembers,
  mergeMembers,
  mergePreviewQuery,
} from './merge';
import { useUndoMerge } from './merge-notices';
import { Effects, Records } from './merge-preview';
import { mergeRefusals, useMergeTexts } from './use-merge-texts';

type MergeDialogProps = {
  /** The open record. */
  member: Member;
  /** The other record, from the address; empty until one is chosen. */
  otherId: string;
  onClose: () => void;
};

/** Merges two records of one person: the choice of the other one, then the preview with all decisions. */
export function MergeDialog({ member, otherId, onClose }: MergeDialogProps) {
  const [isSwapped, setSwapped] = useState(false);
  if (!otherId) return <OtherRecordDialog member={member} onClose={onClose} />;
  const [keepId, duplicateId] = isSwapped ? [otherId, member.id] : [member.id, otherId];
  return (
    <PreviewDialog
      key={keepId}
      {...{ keepId, duplicateId, onClose }}
      onSwap={() => setSwapped(!isSwapped)}
    />
  );
}

function OtherRecordDialog({ member, onClose }: Omit<MergeDialogProps, 'otherId'>) {
  const { t } = useTranslation(['mergeMembers', 'common']);
  const { edit } = useMemberAddress();
  const [chosen, setChosen] = useState('');
  const name = `${member.first_name} ${member.last_name}`;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('mergeMembers:choose.title', { name })}
      description={t('mergeMembers:choose.text')}
      actions={
        <>
          <Button disabled={!chosen} onClick={() => edit(`merge-${chosen}`)}>
            {t('mergeMembers:choose.next')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <div className="min-h-48 pb-2">
        <MemberChoice members={mergeableMembers(member.id)} value={chosen} onChange={setChosen} />
      </div>
    </Dialog>
  );
}

type PreviewDialogProps = {
  keepId: string;
  duplicateId: string;
  onSwap: () => void;
  onClose: () => void;
};

function PreviewDialog({ keepId, duplicateId, onSwap, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('mergeMembers');
  const query = useQuery(mergePreviewQuery(keepId, duplicateId));
  return (
    <FetchedEditor title={t('title')} query={query} onClose={onClose}>
      {(preview) => (
        <MergeForm
          key={preview.version}
          {...{ preview, onSwap, onClose }}
          onReload={() => void query.refetch()}
        />
      )}
    </FetchedEditor>
  );
}

const issue = issuesOf('mergeMembers');

const schema = z.object({
  choices: z.record(z.string(), z.enum(['keep', 'duplicate'])),
  reason: z
    .string()
    .check(z.trim(), z.minLength(5, issue('reasonShort')), z.maxLength(500, issue('tooLong'))),
});

type MergeForm = z.infer<typeof schema>;

type MergeFormProps = {
  preview: MergePreview;
  onSwap: () => void;
  onReload: () => void;
  onClose: () => void;
};

function MergeForm({ preview, onSwap, onReload, onClose }: MergeFormProps) {
  const { t } = useTranslation(['mergeMembers', 'errors']);
  const { showMember } = useMemberAddress();
  const { withProof, dialog } = useReauthentication();
  const undo = useUndoMerge();
  const { keep, duplicate, fields, obstacle } = preview;
  const save = async (form: MergeForm): Promise<SaveResult> => {
    const id = await withProof(() => mergeMembers(preview, form));
    const numbers = { duplicate: duplicate.member_number, keep: keep.member_number };
    return {
      text: t('mergeMembers:done', numbers),
      undo: () => undo(id),
      next: () => showMember(keep.id),
    };
  };
  return (
    <EditorDialog
      title={t('mergeMembers:title')}
      description={t('mergeMembers:text')}
      submit={t('mergeMembers:submit')}
      draftKey={`merge:${keep.id}:${duplicate.id}`}
      resolver={zodResolver(schema)}
      values={{
        choices: Object.fromEntries(fields.map((one) => [one.field, one.default])),
        reason: '',
      }}
      save={save}
      queryKey={membersKey}
      problem={(error) => t(messageKeyOf(error, mergeRefusals))}
      isLocked={obstacle !== null}
      notices={<Records {...{ preview, onSwap }} />}
      footer={dialog}
      onClose={onClose}
      onReload={onReload}
    >
      {obstacle === null && (
        <>
          {fields.length > 0 ? (
            <div className="grid gap-5">
              <h3 className="text-lead font-semibold">{t('mergeMembers:differences')}</h3>
              {fields.map((one) => (
                <FieldChoice key={one.field} field={one} preview={preview} />
              ))}
            </div>
          ) : (
            <p className="text-muted">{t('mergeMembers:noDifferences')}</p>
          )}
          <Effects preview={preview} />
          <FormField<MergeForm>
            name="reason"
            label={t('mergeMembers:reason')}
            hint={t('mergeMembers:reasonHint')}
            as={TextArea}
            maxLength={500}
          />
        </>
      )}
    </EditorDialog>
  );
}

type FieldChoiceProps = { field: MergePreview['fields'][number]; preview: MergePreview };

/** The values of a field, one of which stays. */
function FieldChoice({ field, preview }: FieldChoiceProps) {
  const { t } = useTranslation('mergeMembers');
  const { register } = useFormContext<MergeForm>();
  const { textOf } = useMergeTexts();
  const sides: readonly MergeSide[] = ['keep', 'duplicate'];
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold">{t(`fields.${field.field}`)}</legend>
      {sides.map((side) => (
        <Choice key={side} type="radio" value={side} {...register(`choices.${field.field}`)}>
          <span className="block wrap-anywhere whitespace-pre-line">
            {textOf(field.field, field[side])}
          </span>
          <span className="block text-sm text-muted tabular-nums">
            {preview[side].member_number}
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}

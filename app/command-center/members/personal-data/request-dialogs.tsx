import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { z } from 'zod/mini';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField } from '~/command-center/kit/editor/form-field';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { useReauthentication } from '~/command-center/kit/use-reauthentication';
import { helpReason, ReasonField } from '~/command-center/members/account/help-dialog';
import { membersKey } from '~/command-center/members/members-key';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import {
  askAboutPerson,
  confirmPersonRequest,
  type PersonDetails,
  type PersonMember,
  type PersonRequest,
  type PersonRequestKind,
  personProblem,
  personTexts,
} from './personal-data';

const askSchema = z.object({ reason: helpReason });

type DialogProps = { member: PersonMember; onClose: () => void };

const nameOf = ({ first_name, last_name }: PersonMember) => `${first_name} ${last_name}`;

/** Asks for the copy or the erasure of a member. */
export function AskDialog({ kind, member, onClose }: DialogProps & { kind: PersonRequestKind }) {
  const { t } = useTranslation(personTexts);
  const { withProof, dialog } = useReauthentication();
  const save = async ({ reason }: z.infer<typeof askSchema>): Promise<SaveResult> => {
    await withProof(() => askAboutPerson(member.id, kind, reason));
    return { text: t(`personalData:${kind}.asked`) };
  };
  return (
    <EditorDialog
      title={t(`personalData:${kind}.title`, { name: nameOf(member) })}
      description={t(`personalData:${kind}.text`)}
      submit={t(`personalData:${kind}.submit`)}
      draftKey={`person:${member.id}:${kind}`}
      resolver={zodResolver(askSchema)}
      values={{ reason: '' }}
      save={save}
      queryKey={membersKey}
      problem={(error) => t(personProblem(error))}
      footer={dialog}
      onClose={onClose}
    >
      <ReasonField />
    </EditorDialog>
  );
}

const confirmSchema = z.object({ number: z.string() });

type ConfirmDialogProps = DialogProps & { request: PersonRequest };

export function ConfirmCopyDialog({ request, member, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation(personTexts);
  const { withProof, dialog } = useReauthentication();
  const save = async (): Promise<SaveResult> => {
    await withProof(() => confirmPersonRequest(request.id, ''));
    return { text: t('personalData:copy.confirmed') };
  };
  return (
    <EditorDialog
      title={t('personalData:copy.confirmTitle', { name: nameOf(member) })}
      submit={t('personalData:copy.confirm')}
      draftKey={`person:${request.id}`}
      resolver={zodResolver(confirmSchema)}
      values={{ number: '' }}
      save={save}
      queryKey={membersKey}
      problem={(error) => t(personProblem(error))}
      footer={dialog}
      onClose={onClose}
    >
      <p>{t('personalData:copy.confirmText', { admin: request.asked_by })}</p>
    </EditorDialog>
  );
}

type Counts = NonNullable<PersonDetails['counts']>;
type Kind = keyof Counts;

const deleted: readonly Kind[] = [
  'household',
  'requests',
  'documents',
  'messages',
  'applications',
  'dues',
  'logins',
  'emails',
];
const staying: readonly Kind[] = ['decisions', 'payments', 'contributions'];

type ConfirmErasureDialogProps = ConfirmDialogProps & {
  details: PersonDetails;
  onErased: () => void;
};

/** Erases a member, after the admin has read what that means and typed the member's number. */
export function ConfirmErasureDialog(props: ConfirmErasureDialogProps) {
  const { request, details, member, onErased, onClose } = props;
  const { counts } = details;
  const { t } = useTranslation(personTexts);
  const { withProof, dialog } = useReauthentication();
  const save = async ({ number }: z.infer<typeof confirmSchema>): Promise<SaveResult> => {
    await withProof(() => confirmPersonRequest(request.id, number));
    return { text: t('personalData:erasure.confirmed'), next: onErased };
  };
  return (
    <EditorDialog
      title={t('personalData:erasure.confirmTitle', { name: nameOf(member) })}
      description={t('personalData:erasure.confirmText', {
        admin: request.asked_by,
        reason: request.reason,
      })}
      submit={t('personalData:erasure.submitConfirm')}
      draftKey={`person:${request.id}`}
      resolver={zodResolver(confirmSchema)}
      values={{ number: '' }}
      save={save}
      queryKey={membersKey}
      problem={(error) => t(personProblem(error))}
      isLocked={details.obstacle !== null}
      notices={
        details.obstacle && (
          <Notice tone="warning" title={t('personalData:cannotErase')}>
            <p>{t(`personalData:obstacles.${details.obstacle}`)}</p>
          </Notice>
        )
      }
      footer={dialog}
      onClose={onClose}
    >
      {counts && (
        <>
          <Counted title={t('personalData:erasure.deleted')} kinds={deleted} counts={counts}>
            <li>{t('personalData:erasure.record')}</li>
          </Counted>
          <Counted title={t('personalData:erasure.stays')} kinds={staying} counts={counts} />
        </>
      )}
      {details.login_stays && (
        <Notice>
          <p>{t('personalData:erasure.loginStays')}</p>
        </Notice>
      )}
      <FormField<z.infer<typeof confirmSchema>>
        name="number"
        label={t('personalData:erasure.number')}
        hint={t('personalData:erasure.numberHint')}
        autoComplete="off"
      />
    </EditorDialog>
  );
}

type CountedProps = {
  title: string;
  kinds: readonly Kind[];
  counts: Counts;
  children?: ReactNode;
};

function Counted({ title, kinds, counts, children }: CountedProps) {
  const { t } = useTranslation('personalData');
  const found = kinds.filter((kind) => counts[kind]);
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="list-disc pl-5">
        {children}
        {found.map((kind) => (
          <li key={kind}>{t(`counts.${kind}`, { count: counts[kind] ?? 0 })}</li>
        ))}
        {!children && found.length === 0 && <li>{t('counts.none')}</li>}
      </ul>
    </div>
  );
}

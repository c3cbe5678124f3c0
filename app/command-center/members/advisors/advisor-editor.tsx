import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send, Users, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod/mini';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { useAdmin } from '~/command-center/kit/backend/session';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { FormField, FormSection, Options } from '~/command-center/kit/editor/form-field';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { EmailPreview } from '~/command-center/kit/sent/email-preview';
import { emailedAddress, passwordLink } from '~/command-center/kit/sent/email-writers';
import { email, optionalText, orNull, requiredText } from '~/command-center/members/field-schemas';
import { membersKey } from '~/command-center/members/members-key';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { EmailInput } from '~/shared/fields/text-input';
import { normalizePhone } from '~/shared/format/phone';
import type { Language } from '~/shared/i18n/language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { buttonClass } from '~/shared/ui/button-class';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { Notice } from '~/shared/ui/notice';
import { useToast } from '~/shared/ui/toast';
import {
  type Advisor,
  accessRefusals,
  advisorStatuses,
  inviteAdvisor,
  portalStateQuery,
  revokeAccess,
} from './advisors';

const advisorSchema = z.object({
  first_name: requiredText(100, 'firstNameRequired'),
  last_name: requiredText(100, 'lastNameRequired'),
  email,
  phone: optionalText(32),
  enrollment_code: optionalText(40),
  status: z.string(),
});

type AdvisorForm = z.infer<typeof advisorSchema>;

function advisorForm(advisor?: Advisor): AdvisorForm {
  return {
    first_name: advisor?.first_name ?? '',
    last_name: advisor?.last_name ?? '',
    email: advisor?.email ?? '',
    phone: advisor?.phone ?? '',
    enrollment_code: advisor?.enrollment_code ?? '',
    status: advisor?.status ?? 'active',
  };
}

/** The form as the database stores it. */
function advisorRow({ phone, enrollment_code, ...form }: AdvisorForm) {
  return {
    ...form,
    phone: orNull(normalizePhone(phone) ?? phone),
    enrollment_code: orNull(enrollment_code),
  };
}

type AdvisorEditorProps = {
  /** The advisor to change; none to add one. */
  advisor: Advisor | undefined;
  onClose: () => void;
  onReload: (() => void) | undefined;
};

/** The form about an advisor. */
export function AdvisorEditor({ advisor, onClose, onReload }: AdvisorEditorProps) {
  const { t } = useTranslation('manageMembers');
  const save = async (form: AdvisorForm): Promise<SaveResult> => {
    const name = `${form.first_name} ${form.last_name}`;
    if (!advisor) {
      await addRow('agents', advisorRow(form));
      return { text: t('advisors.added', { name }) };
    }
    const undo = await changeWithUndo('agents', advisor, advisorRow(form));
    return { text: t('advisors.saved', { name }), undo };
  };
  return (
    <RecordEditorDialog
      title={advisor ? advisor.name : t('advisors.add')}
      description={t('advisors.addText')}
      submit={advisor ? t('form.save') : t('advisors.add')}
      draftKey={`advisor:${advisor?.id ?? 'new'}`}
      table="agents"
      resolver={zodResolver(advisorSchema)}
      values={advisorForm(advisor)}
      save={save}
      onClose={onClose}
      onReload={onReload}
      notices={advisor && <AdvisorAccess advisor={advisor} />}
    >
      <FormSection>
        <FormField<AdvisorForm> name="first_name" label={t('record.firstName')} />
        <FormField<AdvisorForm> name="last_name" label={t('record.lastName')} />
        <FormField<AdvisorForm> name="email" label={t('record.email')} as={EmailInput} />
        <FormField<AdvisorForm> name="phone" label={t('record.phone')} type="tel" />
        <FormField<AdvisorForm> name="enrollment_code" label={t('advisors.columns.code')} />
        <FormField<AdvisorForm> name="status" label={t('advisors.columns.status')} as={Select}>
          <Options values={advisorStatuses} label={(status) => t(`advisors.status.${status}`)} />
        </FormField>
      </FormSection>
      {advisor && advisor.member_count > 0 && (
        <Link
          to={`?advisor=${advisor.id}`}
          className={`${buttonClass({ variant: 'outline', size: 'sm' })} w-fit`}
        >
          <Users className="size-5" />
          {t('advisors.showMembers', { count: advisor.member_count })}
        </Link>
      )}
    </RecordEditorDialog>
  );
}

/** Whether the advisor may open the portal, with the buttons to invite and to end the access. */
function AdvisorAccess({ advisor }: { advisor: Advisor }) {
  const { t } = useTranslation(['manageAdvisors', 'errors']);
  const admin = useAdmin();
  const client = useQueryClient();
  const toast = useToast();
  const [mailLanguage, setMailLanguage] = useState<Language>('pt-BR');
  const [isAsking, setAsking] = useState(false);
  const { data: portal } = useQuery(portalStateQuery());
  const { id, email, first_name: name, portal_access: access } = advisor;
  const refetch = () => client.invalidateQueries({ queryKey: membersKey });
  const invite = useSingleMutation({
    mutationFn: () => inviteAdvisor(id, mailLanguage),
    onSuccess: async () => {
      toast({ text: t('manageAdvisors:access.sent', { email }) });
      await refetch();
    },
  });
  const revoke = useSingleMutation({
    mutationFn: () => revokeAccess(id),
    onSuccess: async () => {
      toast({ text: t('manageAdvisors:access.ended', { name }) });
      await refetch();
    },
    onSettled: () => setAsking(false),
  });
  // While the portal is closed, nothing points to it.
  if (!portal?.is_open && !access) return null;
  const error = invite.error ?? revoke.error;
  const mayInvite = portal?.is_open && access !== 'joined' && advisor.status === 'active';
  return (
    <Notice tone="info" title={t('manageAdvisors:access.title')}>
      <p>{t(`manageAdvisors:access.state.${access ?? 'none'}`, { name })}</p>
      {error && <p role="alert">{t(messageKeyOf(error, accessRefusals))}</p>}
      {mayInvite && (
        <Field label={t('manageAdvisors:access.language')} className="mt-2 max-w-64 text-ink">
          <Select
            value={mailLanguage}
            onChange={({ target }) => setMailLanguage(target.value as Language)}
          >
            <option value="pt-BR">{t('manageAdvisors:access.portuguese')}</option>
            <option value="en">{t('manageAdvisors:access.english')}</option>
          </Select>
        </Field>
      )}
      {mayInvite && (
        <div className="mt-2 text-ink">
          <EmailPreview
            key={mailLanguage}
            to={name}
            theirs={mailLanguage}
            email={{
              name: 'advisorInvitation',
              values: (language) => ({
                firstName: name,
                invitedBy: admin.name,
                isMember: advisor.is_member,
                url: advisor.is_member
                  ? emailedAddress('/my-account', language)
                  : passwordLink(language),
              }),
            }}
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        {mayInvite && (
          <Button
            type="button"
            variant="outline"
            size="sm"
            busy={invite.isPending}
            onClick={() => invite.mutate()}
          >
            <Send className="size-5" />
            {t(access ? 'manageAdvisors:access.again' : 'manageAdvisors:access.invite')}
          </Button>
        )}
        {access && (
          <Button type="button" variant="outline" size="sm" onClick={() => setAsking(true)}>
            <UserX className="size-5" />
            {t(`manageAdvisors:access.end.${access}`)}
          </Button>
        )}
      </div>
      <LazyConfirmDialog
        open={isAsking}
        type="warning"
        title={t(`manageAdvisors:access.end.${access ?? 'joined'}`)}
        message={t('manageAdvisors:access.ask', { name })}
        confirmLabel={t(`manageAdvisors:access.end.${access ?? 'joined'}`)}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onCancel={() => setAsking(false)}
      />
    </Notice>
  );
}

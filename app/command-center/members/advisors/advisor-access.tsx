import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send, UserX } from 'lucide-react';
import { useState } from 'react';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { membersKey } from '~/command-center/members/members-key';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import type { Language } from '~/shared/i18n/language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { Notice } from '~/shared/ui/notice';
import { useToast } from '~/shared/ui/toast';
import {
  accessRefusals,
  inviteAdvisor,
  portalStateQuery,
  revokeAccess,
} from './advisor-access-calls';
import type { Advisor } from './fetch-advisors';

/** Whether the advisor may open the portal, with the buttons to invite and to end the access. */
export function AdvisorAccess({ advisor }: { advisor: Advisor }) {
  const { t } = useTranslation(['manageAdvisors', 'errors']);
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

import { useId } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { Switch } from '~/shared/fields/switch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useSaveMember } from './use-save-member';

type ReceiveEmailsProps = {
  userId: string;
  /** `null` until the member has chosen. */
  value: boolean | null;
};

/** Whether the member accepts emails. The choice appears at once and is reverted if saving fails. */
export function ReceiveEmails({ userId, value }: ReceiveEmailsProps) {
  const { t } = useTranslation(['profile', 'errors']);
  const saving = useSaveMember(userId);
  const id = useId();
  const shown = saving.isPending ? (saving.variables.receive_emails ?? value) : value;
  const answer = shown === null ? 'notAsked' : shown ? 'yes' : 'no';
  return (
    <span className="grid gap-2">
      <span className="flex items-center gap-3">
        <Switch
          checked={shown === true}
          disabled={saving.isPending}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-state`}
          onChange={(receive_emails) => saving.mutate({ receive_emails })}
        />
        <span id={`${id}-label`} className="sr-only">
          {t('profile:contact.receiveEmails')}
        </span>
        <span>{t(`profile:facts.${answer}`)}</span>
      </span>
      <span id={`${id}-state`} role="status" className="text-sm font-normal empty:hidden">
        {saving.isSuccess && <span className="text-mata-700">{t('profile:edit.saved')}</span>}
        {saving.isError && (
          <span className="text-danger-700">
            {t('profile:edit.failed')} {t(`errors:${errorMessageKey(saving.error)}`)}
          </span>
        )}
      </span>
    </span>
  );
}

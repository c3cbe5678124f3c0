import { useId } from 'react';
import { Switch } from '~/shared/fields/switch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SaveState } from './save-state';
import { useSaveMember } from './use-save-member';

type ReceiveEmailsProps = {
  userId: string;
  /** `null` until the member has chosen. */
  value: boolean | null;
};

/** Whether the member accepts emails. The choice appears at once and is reverted if saving fails. */
export function ReceiveEmails({ userId, value }: ReceiveEmailsProps) {
  const { t } = useTranslation('profile');
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
          {t('contact.receiveEmails')}
        </span>
        <span>{t(`facts.${answer}`)}</span>
      </span>
      <SaveState id={`${id}-state`} saving={saving} />
    </span>
  );
}

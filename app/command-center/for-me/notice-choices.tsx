import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Panel } from '~/command-center/kit/panel';
import {
  chooseEmails,
  type ForMe,
  forMeKey,
  useNoticeSetting,
} from '~/command-center/kit/team-work/for-me';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { Switch } from '~/shared/fields/switch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';

type Emails = ForMe['emails'];

/** Which emails and notices of the browser this admin gets. Each choice is saved at once. */
export function NoticeChoices({ emails: saved }: { emails: Emails }) {
  const { t } = useTranslation(['manageForMe', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const save = useSingleMutation({
    mutationFn: async (emails: Emails) => {
      await chooseEmails(emails);
      toast({ text: t('manageForMe:notices.saved') });
    },
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
    onSettled: () => client.invalidateQueries({ queryKey: forMeKey }),
  });
  const emails = save.isPending ? save.variables : saved;
  const change = (part: Partial<Emails>) => save.mutate({ ...emails, ...part });
  return (
    <Panel title={t('manageForMe:notices.title')}>
      <div className="grid gap-5">
        <Choice
          label={t('manageForMe:notices.mentions')}
          checked={emails.mentions}
          onChange={(mentions) => change({ mentions })}
        />
        <Choice
          label={t('manageForMe:notices.digest')}
          hint={t('manageForMe:notices.digestHint')}
          checked={emails.digest}
          onChange={(digest) => change({ digest })}
        />
        <Field label={t('manageForMe:notices.language')}>
          <Select
            value={emails.language}
            onChange={({ target }) => change({ language: target.value as Emails['language'] })}
          >
            <option value="pt-BR" lang="pt-BR">
              Português
            </option>
            <option value="en" lang="en">
              English
            </option>
          </Select>
        </Field>
        <BrowserNotices />
        <p className="text-sm text-muted">{t('manageForMe:notices.privacy')}</p>
      </div>
    </Panel>
  );
}

/** Asks the browser for its permission when it is switched on, and never before. */
function BrowserNotices() {
  const { t } = useTranslation('manageForMe');
  const [setting, setSetting] = useNoticeSetting();
  const isPossible = typeof Notification === 'function';
  const [permission, setPermission] = useState(isPossible ? Notification.permission : 'denied');
  const choose = async (isOn: boolean) => {
    if (!isOn) {
      setSetting('off');
      return;
    }
    const answer = await Notification.requestPermission();
    setPermission(answer);
    setSetting(answer === 'granted' ? 'on' : 'off');
  };
  const hint = !isPossible
    ? t('notices.impossible')
    : permission === 'denied'
      ? t('notices.blocked')
      : t('notices.browserHint');
  return (
    <Choice
      label={t('notices.browser')}
      hint={hint}
      checked={setting === 'on' && permission === 'granted'}
      disabled={permission === 'denied'}
      onChange={(isOn) => void choose(isOn)}
    />
  );
}

type ChoiceProps = {
  label: ReactNode;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

function Choice({ label, hint, ...props }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid gap-0.5">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </div>
      <Switch aria-labelledby={id} {...(hint && { 'aria-describedby': `${id}-hint` })} {...props} />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import {
  chooseEmailLanguage,
  type EmailLanguageChoice,
  emailLanguageQuery,
} from '~/portal/member/email-language';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Select } from '~/shared/fields/select';
import { languages } from '~/shared/i18n/language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import { SaveState } from './save-state';

/** The language of the member's emails. The choice appears at once and is reverted if saving fails. */
export function EmailLanguage({ userId }: { userId: string }) {
  const { t } = useTranslation(['profile', 'common', 'errors']);
  const query = useQuery(emailLanguageQuery(userId));
  const saving = useSingleMutation({
    mutationFn: (choice: EmailLanguageChoice) => chooseEmailLanguage(userId, choice),
  });
  const stateId = useId();
  const shown = saving.isPending ? saving.variables : query.data;
  if (!shown && query.error) {
    return <span className="font-normal">{t(`errors:${errorMessageKey(query.error)}`)}</span>;
  }
  if (!shown) return <Skeleton className="h-12 max-w-80 rounded-sm" />;
  return (
    <span className="grid max-w-80 gap-2">
      <Select
        value={shown}
        disabled={saving.isPending}
        aria-label={t('profile:contact.emailLanguage')}
        aria-describedby={stateId}
        onChange={({ target }) => saving.mutate(target.value as EmailLanguageChoice)}
      >
        <option value="site">{t('profile:contact.siteLanguage')}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`common:language.name.${language}`)}
          </option>
        ))}
      </Select>
      <SaveState id={stateId} saving={saving} />
    </span>
  );
}

import { useQuery } from '@tanstack/react-query';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

/** Who asked for a change that waits for a second super admin, and when, in a sentence. */
export function useAskedBy(): (adminId: string | null, at: string | null) => string {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const { data: team } = useQuery(teamQuery);
  const own = useAdmin().id;
  return (adminId, at) => {
    const time = at ? formatDateTime(at, language) : '';
    const name = team?.find(({ id }) => id === adminId)?.name;
    if (adminId === own) return t('controls.own', { time });
    return name ? t('controls.by', { name, time }) : t('controls.gone', { time });
  };
}

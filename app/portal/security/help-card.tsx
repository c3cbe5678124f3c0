import { useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { formatDateTime } from '~/shared/format/dates';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { helpQuery } from './account';
import { SecurityCard } from './security-card';

type Action = keyof Messages['security']['help']['done'];

/** What the team did with the member's account. Nothing while it did nothing. */
export function HelpCard() {
  const { t } = useTranslation('security');
  const { language } = useLanguage();
  const { data: helps = [] } = useQuery(helpQuery());
  if (helps.length === 0) return null;
  return (
    <SecurityCard icon={LifeBuoy} title={t('help.title')} text={t('help.text')}>
      <ul className="-mb-4 divide-y divide-line border-t border-line">
        {helps.map((help) => (
          <li key={help.id} className="grid gap-1 py-4">
            <p className="font-semibold">{t(`help.done.${help.action as Action}`)}</p>
            <p className="text-sm wrap-anywhere text-muted tabular-nums">
              {t('help.by', {
                name: help.admin_first_name,
                time: formatDateTime(help.created_at, language),
              })}
            </p>
          </li>
        ))}
      </ul>
    </SecurityCard>
  );
}

import { type SettingsSection, settingsOf } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { SectionMenu } from '~/command-center/kit/section-menu';
import { useTranslation } from '~/shared/i18n/use-translation';

/** The sections that this admin may open. A single one needs no menu. */
export function SettingsMenu({ current }: { current: SettingsSection }) {
  const { t } = useTranslation('manageSettings');
  const names = settingsOf(useAdmin());
  if (names.length < 2) return null;
  return (
    <SectionMenu
      page="adminSettings"
      label={t('sections.label')}
      sections={names.map((name) => ({ name, label: t(`sections.${name}`) }))}
      current={current}
    />
  );
}

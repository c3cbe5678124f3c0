import { SectionMenu } from '~/command-center/kit/section-menu';
import { useTranslation } from '~/shared/i18n/use-translation';

/** The sections of the tab, in display order. `page.tsx` loads the folder of the same name. */
export const booksSections = [
  'contributions',
  'events',
  'statements',
  'reports',
  'states',
] as const;

export type BooksSection = (typeof booksSections)[number];

export function BooksMenu({ current }: { current: BooksSection }) {
  const { t } = useTranslation('manageBooks');
  const sections = booksSections.map((name) => ({ name, label: t(`sections.${name}`) }));
  return (
    <SectionMenu
      page="adminBooks"
      label={t('sections.label')}
      sections={sections}
      current={current}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { ListMessage } from './list-messages';
import { TabHeading } from './tab-heading';
import { TabPage } from './tab-page';

/** A tab that is still being made. */
export function TabBeingPrepared() {
  const { t } = useTranslation('commandCenter');
  return (
    <TabPage>
      <TabHeading />
      <ListMessage title={t('preparing.title')} text={t('preparing.text')} />
    </TabPage>
  );
}

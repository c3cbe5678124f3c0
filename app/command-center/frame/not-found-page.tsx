import { SearchX } from 'lucide-react';
import { ListMessage } from '~/command-center/kit/list-messages';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LinkButton } from '~/shared/ui/link-button';

export const clientLoader = signedInPageLoader('adminNotFound');

/** An address of the Command Center that does not exist. The menu remains. */
export default function AdminNotFound() {
  const { t } = useTranslation('commandCenter');
  return (
    <TabPage>
      <TabHeading />
      <ListMessage
        media={<SearchX className="size-10 text-muted" strokeWidth={1.5} />}
        title={t('frame.notFound.title')}
        text={t('frame.notFound.text')}
      >
        <LinkButton to="admin" size="sm">
          {t('frame.notFound.action')}
        </LinkButton>
      </ListMessage>
    </TabPage>
  );
}

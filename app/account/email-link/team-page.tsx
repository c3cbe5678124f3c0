import { MinimalHeader } from '~/shared/chrome/minimal-header';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { PageContent, SkipLink } from '~/shared/page/page-content';
import { Confirm } from './confirm';

export const clientLoader = signedInPageLoader('adminConfirm');

/** The page for the team's links. It belongs to the Command Center, which is open before the site is. */
export default function TeamConfirmPage() {
  return (
    <>
      <SkipLink />
      <MinimalHeader />
      <PageContent>
        <Confirm isTeam />
      </PageContent>
    </>
  );
}

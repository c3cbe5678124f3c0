import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { ProfileHeader } from './profile-header';
import { ProfileMenu } from './profile-menu';
import { isProfileRoot } from './profile-sections';

/**
 * The frame of the profile: the member's name, the menu and a section. A phone shows either the
 * menu or a section with a back link; a wider screen shows both.
 */
export default function ProfileLayout() {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const user = usePortalUser();
  const { data: member, error } = useQuery(memberProfileQuery(user.id));
  const isRoot = isProfileRoot(pathname);
  const onlyWide = isRoot ? undefined : 'max-md:hidden';
  return (
    <div className="page grid content-start gap-6 pt-4 pb-12 md:gap-8 md:pt-8 lg:pb-20">
      <ProfileHeader
        member={member}
        hasFailed={!member && error !== null}
        isHeading={isRoot}
        className={onlyWide ?? ''}
      />
      <div className="grid items-start gap-x-8 md:grid-cols-[13.5rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-12">
        <ProfileMenu className={onlyWide} />
        <div className={isRoot ? 'max-md:hidden' : undefined}>
          <LocalLink
            to="profile"
            className="link -mt-2 mb-2 inline-flex min-h-11 items-center gap-2 text-sm text-muted md:hidden"
          >
            <ArrowLeft className="size-4.5" />
            {t('menu.back')}
          </LocalLink>
          <ViewTransition key={pathname} default="none" enter="page" exit="page">
            <div>
              <Outlet context={user} />
            </div>
          </ViewTransition>
        </div>
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft, ChevronRight, FileText, LogOut, UserRound } from 'lucide-react';
import { type ReactNode, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';
import { pageAt } from '~/paths';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { StatusBadge } from '~/portal/member/status-badge';
import { usePrefetch } from '~/shared/browser/use-prefetch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { SignOut } from '~/shared/session/sign-out-dialog';
import { CopyButton } from '~/shared/ui/copy-button';
import { Skeleton } from '~/shared/ui/skeleton';
import { isProfileRoot, profileSections } from './section';

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

type ProfileHeaderProps = {
  /** Missing while it loads and if loading failed. */
  member:
    | { member_number: string; first_name: string; last_name: string; enrollment_status: string }
    | undefined;
  hasFailed: boolean;
  /** Whether the name is the page's heading. */
  isHeading: boolean;
  className?: string;
};

/** The member's name, number and status. The skeletons have the size of the values. */
function ProfileHeader({ member, hasFailed, isHeading, className }: ProfileHeaderProps) {
  const { t } = useTranslation(['profile', 'portal']);
  const Name = isHeading ? 'h1' : 'p';
  return (
    <section
      aria-label={t('profile:header.label')}
      aria-busy={!member && !hasFailed}
      className={clsx(
        'flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-mata-100 p-6 md:px-8 md:py-7',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-16 shrink-0 place-items-center rounded-full bg-mata-700 text-heading font-semibold text-paper md:size-18"
      >
        {member && initials(member)}
        {!member && hasFailed && <UserRound className="size-8" />}
      </span>
      <div className="grid min-w-0 grow basis-44 gap-1">
        <Name className="text-subtitle font-semibold wrap-anywhere">
          {member && `${member.first_name} ${member.last_name}`}
          {!member && hasFailed && t('profile:header.noName')}
          {!member && !hasFailed && (
            <>
              <span className="sr-only">{t('profile:header.loading')}</span>
              <Skeleton className="my-[0.1em] h-[0.95em] w-52 max-w-full bg-mata-300/40" />
            </>
          )}
        </Name>
        <span className="flex min-h-7">
          {member && <StatusBadge status={member.enrollment_status} />}
          {!member && hasFailed && (
            <span className="text-sm text-muted">{t('portal:errors.member')}</span>
          )}
          {!member && !hasFailed && <Skeleton className="h-7 w-20 rounded-full bg-mata-300/40" />}
        </span>
      </div>
      {!hasFailed && (
        <dl className="grid w-full sm:w-auto">
          <dt className="text-xs font-semibold text-muted">{t('profile:header.number')}</dt>
          <dd className="flex min-h-11 items-center gap-1 text-sm leading-tight font-semibold tabular-nums">
            {member ? (
              <>
                <span>{member.member_number}</span>
                <CopyButton text={member.member_number} />
              </>
            ) : (
              <Skeleton className="h-[1em] w-28 bg-mata-300/40" />
            )}
          </dd>
        </dl>
      )}
    </section>
  );
}

function initials({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name].map((name) => [...name.trim()][0] ?? '').join('');
}

const look =
  'group flex min-h-14 w-full items-center gap-4 px-4 text-left font-semibold transition-colors hover:bg-mata-50 focus-visible:-outline-offset-3 md:min-h-12 md:gap-3 md:rounded-sm md:px-3.5 md:text-sm md:text-muted md:hover:bg-sand md:hover:text-ink md:aria-[current]:bg-mata-100 md:aria-[current]:text-mata-700';

/** The sections of the profile. On a phone the menu is a separate screen. */
function ProfileMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const prefetch = usePrefetch();
  const current = isProfileRoot(pathname) ? 'profileInformation' : pageAt(pathname);
  return (
    <nav aria-label={t('menu.label')} className={className}>
      <ul className="overflow-hidden rounded-md bg-white shadow-raised max-md:divide-y max-md:divide-line md:grid md:gap-1 md:rounded-none md:bg-transparent md:shadow-none">
        {profileSections.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <LocalLink
              to={to}
              prefetch={prefetch}
              aria-current={
                current === to ? (isProfileRoot(pathname) ? 'true' : 'page') : undefined
              }
              className={look}
            >
              <MenuText icon={<Icon className="size-5.5" strokeWidth={1.75} />} opens>
                {t(`menu.${label}`)}
              </MenuText>
            </LocalLink>
          </li>
        ))}
        <li className="md:mt-3 md:border-t md:border-line md:pt-3">
          <LocalLink to="legal" hash="privacy" className={look}>
            <MenuText icon={<FileText className="size-5.5" strokeWidth={1.75} />} opens>
              {t('menu.privacy')}
            </MenuText>
          </LocalLink>
        </li>
        <li>
          <SignOut>
            {(ask) => (
              <button type="button" className={look} {...ask}>
                <MenuText icon={<LogOut className="size-5.5" strokeWidth={1.75} />}>
                  {t('menu.signOut')}
                </MenuText>
              </button>
            )}
          </SignOut>
        </li>
      </ul>
    </nav>
  );
}

type MenuTextProps = { icon: ReactNode; opens?: boolean; children: string };

function MenuText({ icon, opens, children }: MenuTextProps) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-mata-100 text-mata-700 md:size-auto md:bg-transparent md:text-inherit">
        {icon}
      </span>
      <span className="grow py-2">{children}</span>
      {opens && <ChevronRight className="size-5 shrink-0 text-muted md:hidden" />}
    </>
  );
}

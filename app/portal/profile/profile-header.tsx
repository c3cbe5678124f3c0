import { clsx } from 'clsx';
import { UserRound } from 'lucide-react';
import { StatusBadge } from '~/portal/member/status-badge';
import { useTranslation } from '~/shared/i18n/use-translation';
import { CopyButton } from '~/shared/ui/copy-button';
import { Skeleton } from '~/shared/ui/skeleton';

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
export function ProfileHeader({ member, hasFailed, isHeading, className }: ProfileHeaderProps) {
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

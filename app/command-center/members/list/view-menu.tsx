import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { portalStateQuery } from '~/command-center/members/advisors/advisors';
import { waitingQuery } from '~/command-center/members/applications/fetch-applications';
import { type View, views } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';

// The list of applications opens with those that have no decision.
const addresses: Record<View, string> = {
  members: '?',
  applications: '?view=applications&status=new',
  advisors: '?view=advisors',
  notes: '?view=notes',
};

/** The lists of the tab. Notes are listed while the advisor portal is open, or if there are new ones. */
export function ViewMenu({ view }: { view: View }) {
  const { t } = useTranslation('manageMembers');
  const { data: waiting = 0 } = useQuery(waitingQuery());
  const { data: portal } = useQuery(portalStateQuery());
  const newNotes = portal?.new_notes ?? 0;
  const hasNotes = portal?.is_open || newNotes > 0 || view === 'notes';
  const counts: Partial<Record<View, number>> = { applications: waiting, notes: newNotes };
  return (
    <nav
      aria-label={t('views.label')}
      className={clsx(
        'grid shadow-[inset_0_-2px_var(--color-line)] @min-[36rem]:flex @min-[36rem]:gap-1',
        // Four names do not fit the line of a narrow phone.
        hasNotes ? 'grid-cols-2' : 'grid-cols-[repeat(3,auto)]',
      )}
    >
      {views
        .filter((one) => one !== 'notes' || hasNotes)
        .map((one) => (
          <Link
            key={one}
            to={addresses[one]}
            aria-current={one === view ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-12 flex-wrap content-center items-center justify-center gap-x-2 gap-y-1 border-b-3 px-1 py-1.5 text-center text-sm leading-tight font-semibold transition-colors focus-visible:-outline-offset-3 @min-[36rem]:min-h-control @min-[36rem]:px-3 @min-[36rem]:py-0',
              one === view
                ? 'border-mata-700 text-mata-700'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(`views.${one}`)}
            {(counts[one] ?? 0) > 0 && (
              <Badge tone="warning" className="px-2.5! py-0.5! whitespace-nowrap">
                {/* Three tabs fit a narrow phone only if the badge shows the number alone. */}
                <span aria-hidden className="@min-[36rem]:hidden">
                  {counts[one]}
                </span>
                <span className="sr-only @min-[36rem]:not-sr-only">
                  {t(one === 'notes' ? 'views.newNotes' : 'views.waiting', {
                    count: counts[one] ?? 0,
                  })}
                </span>
              </Badge>
            )}
          </Link>
        ))}
    </nav>
  );
}

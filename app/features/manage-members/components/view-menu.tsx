import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslation } from '~/i18n/use-translation';
import { Badge } from '~/ui/badge';
import { waitingQuery } from '../api/count-waiting';
import { type View, views } from '../use-member-address';

// Whoever opens the applications wants to see those that wait.
const addresses: Record<View, string> = {
  members: '?',
  applications: '?view=applications&status=new',
  advisors: '?view=advisors',
};

/** The three lists of the tab. */
export function ViewMenu({ view }: { view: View }) {
  const { t } = useTranslation('manageMembers');
  const { data: waiting = 0 } = useQuery(waitingQuery());
  return (
    <nav
      aria-label={t('views.label')}
      className="flex gap-1 overflow-x-auto shadow-[inset_0_-2px_var(--color-line)] [scrollbar-width:none]"
    >
      {views.map((one) => (
        <Link
          key={one}
          to={addresses[one]}
          aria-current={one === view ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-12 shrink-0 items-center gap-2 border-b-3 px-4 font-semibold transition-colors focus-visible:-outline-offset-3',
            one === view
              ? 'border-mata-700 text-mata-700'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {t(`views.${one}`)}
          {one === 'applications' && waiting > 0 && (
            <Badge tone="warning" className="px-2.5! py-0.5!">
              {t('views.waiting', { count: waiting })}
            </Badge>
          )}
        </Link>
      ))}
    </nav>
  );
}

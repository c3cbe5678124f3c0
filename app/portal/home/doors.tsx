import { ArrowRight, Camera, Hospital, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Page } from '~/paths';
import { requestPage } from '~/portal/requests/request-page';
import { usePrefetch } from '~/shared/browser/use-prefetch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Badge } from '~/shared/ui/badge';

type DoorsProps = {
  /** The number of open sharing requests. */
  openCount: number;
  /** Whether one of them waits for the member. */
  isMembersTurn: boolean;
};

/** The two reasons to come in a hurry: a bill, and a hospital. What each needs is one tap away. */
export function Doors({ openCount, isMembersTurn }: DoorsProps) {
  const { t } = useTranslation('portal');
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-4">
      <Door id="bill" icon={Camera} to={requestPage}>
        <Way to="newBill">{t('doors.bill.help')}</Way>
        <Way to="whatWouldIPay">{t('doors.bill.cost')}</Way>
        <Way to="bills">
          {t('requests.title')}
          {/* It moves nothing when it appears. */}
          {openCount > 0 && (
            <Badge tone={isMembersTurn ? 'warning' : 'info'}>
              {isMembersTurn ? t('requests.yourTurn') : t('requests.open', { count: openCount })}
            </Badge>
          )}
        </Way>
      </Door>
      <Door id="hospital" icon={Hospital} to="card">
        <a href="tel:911" className={way}>
          {t('doors.hospital.call911')}
        </a>
        <Way to="emergency">{t('doors.hospital.guide')}</Way>
      </Door>
    </div>
  );
}

type DoorProps = {
  id: 'bill' | 'hospital';
  icon: LucideIcon;
  to: Page;
  /** What else helps in the same situation. */
  children: ReactNode;
};

function Door({ id, icon: Icon, to, children }: DoorProps) {
  const { t } = useTranslation('portal');
  const prefetch = usePrefetch();
  return (
    <section
      aria-labelledby={`door-${id}`}
      className="grid content-start rounded-lg bg-mata-700 p-2 text-paper shadow-raised"
    >
      <LocalLink
        to={to}
        prefetch={prefetch}
        className="group flex min-h-24 items-center gap-4 rounded-md p-3 transition hover:bg-mata-800 active:translate-y-px md:p-4"
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-paper text-mata-700">
          <Icon className="size-7" strokeWidth={1.75} />
        </span>
        <span className="grid grow gap-0.5">
          <span id={`door-${id}`} className="text-heading font-semibold">
            {t(`doors.${id}.title`)}
          </span>
          <span className="text-sm text-mata-100">{t(`doors.${id}.text`)}</span>
        </span>
        <ArrowRight className="size-5 shrink-0 transition-transform duration-200 group-hover:translate-x-0.5" />
      </LocalLink>
      <div className="grid grid-cols-2 gap-2 border-t border-mata-600 p-1 pt-2">{children}</div>
    </section>
  );
}

const way =
  'flex min-h-15 flex-wrap content-center items-center gap-x-2 gap-y-1 rounded-sm px-2 text-sm font-semibold underline underline-offset-4 hover:bg-mata-800';

function Way({ to, children }: { to: Page; children: ReactNode }) {
  return (
    <LocalLink to={to} className={way}>
      {children}
    </LocalLink>
  );
}

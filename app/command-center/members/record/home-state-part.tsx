import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { pathFor } from '~/paths';
import { formatDate, formatDateTime, formatDay } from '~/shared/format/dates';
import { usStates } from '~/shared/format/us-states';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { buttonClass } from '~/shared/ui/button-class';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { type HomeState, homeStateQuery } from './fetch-member-record';

/** The state where the member lives, with its rule in the register, and a case that is open. */
export function HomeStatePart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const query = useQuery(homeStateQuery(memberId));
  const { data: home } = query;
  if (query.error && home === undefined) {
    return <FactGroup title={t('homeState.title')} form={<LoadFailure query={query} />} />;
  }
  if (home === null) {
    return (
      <FactGroup title={t('homeState.title')}>
        <Fact label={t('homeState.lives')} value={null} empty={t('homeState.unknown')} wide />
      </FactGroup>
    );
  }
  return (
    <FactGroup title={t('homeState.title')} footer={home && <OpenCase home={home} />}>
      <Fact label={t('homeState.lives')} value={home && <StateName home={home} />} />
      <Fact
        label={t('homeState.since')}
        value={home && formatDate(home.lives_there_since, language)}
      />
      <Fact label={t('homeState.rule')} value={home && <Rule home={home} />} wide />
      {(home?.status === 'notice' || home?.acknowledged_at) && (
        <Fact label={t('homeState.notice')} value={<Acknowledgement home={home} />} wide />
      )}
    </FactGroup>
  );
}

type HomeProps = { home: HomeState };

function StateName({ home }: HomeProps): ReactNode {
  const { t } = useTranslation('manageMembers');
  const name = usStates[home.us_state as keyof typeof usStates];
  return name ? `${name} (${home.us_state})` : t('homeState.abroad');
}

function Rule({ home }: HomeProps): ReactNode {
  const { t } = useTranslation('manageMembers');
  const rule = t(`homeState.rules.${home.status}`);
  // There is no rule of "abroad" that counsel could confirm.
  return home.is_confirmed || !home.us_state ? rule : t('homeState.draft', { rule });
}

/** Which notice the member read last. An older one does not count once the state has a new one. */
function Acknowledgement({ home }: HomeProps): ReactNode {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const { acknowledged_at: moment, acknowledged_in: words, acknowledged_effective_on: day } = home;
  return (
    <>
      {home.kind === 'notice' && <span className="block">{t('homeState.unread')}</span>}
      {moment && words && day && (
        <span className={home.kind === 'notice' ? 'block font-normal text-muted' : 'block'}>
          {t('homeState.version', {
            read: t(`homeState.read.${words}`, { moment: formatDateTime(moment, language) }),
            date: formatDate(day, language),
          })}
        </span>
      )}
    </>
  );
}

/** What the team has to do, or did, because of a closed state, with the way to settle it. */
function OpenCase({ home }: HomeProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const maySettle = can(useAdmin(), 'books');
  if (home.kind === 'settled') {
    return (
      <div className="grid gap-1 text-sm">
        <p className="text-muted">
          {t('homeState.settled', {
            name: home.settled_by_name ?? '',
            date: formatDay(home.settled_at ?? '', language),
          })}
        </p>
        <p className="wrap-anywhere">{home.note}</p>
      </div>
    );
  }
  if (home.kind !== 'closed') return null;
  return (
    <Notice tone="warning">
      <div className="grid justify-items-start gap-3">
        <p>{t('homeState.todo.closed')}</p>
        {maySettle && (
          <Link
            to={`${pathFor('adminBooks', language)}/states`}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            {t('homeState.settle')}
          </Link>
        )}
      </div>
    </Notice>
  );
}

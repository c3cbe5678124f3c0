import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import { formatDateTime, formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { type Account, accountQuery, type HelpAction } from './account';
import { HelpDialog } from './help-dialog';

type AccountPartProps = { member: Pick<Member, 'id' | 'first_name' | 'last_name'> };

/** The state of the member's account and what the team can do about it, for admins who help with accounts. */
export function AccountPart({ member }: AccountPartProps) {
  return can(useAdmin(), 'accounts') ? <AccountFacts member={member} /> : null;
}

function AccountFacts({ member }: AccountPartProps) {
  const { t } = useTranslation('accountHelp');
  const { language } = useLanguage();
  const query = useQuery(accountQuery(member.id));
  const { data: account } = query;
  if (query.error && !account) {
    return <FactGroup title={t('title')} form={<LoadFailure query={query} />} />;
  }
  return (
    <FactGroup title={t('title')} footer={account && <Help account={account} member={member} />}>
      <Fact label={t('state')} value={account && <State account={account} />} wide />
      {account?.has_account !== false && (
        <>
          <Fact
            label={t('lastSignIn')}
            value={account?.last_sign_in_at && formatDateTime(account.last_sign_in_at, language)}
            empty={t('neverSignedIn')}
          />
          <Fact label={t('sessions')} value={account && String(account.open_sessions)} />
          <Fact
            label={t('secondFactor')}
            value={account && t(account.has_second_factor ? 'on' : 'off')}
          />
        </>
      )}
      <Fact
        label={t('lastEmail')}
        value={account?.last_email && <LastEmail email={account.last_email} />}
        empty={t('noEmail')}
        wide
      />
    </FactGroup>
  );
}

function State({ account }: { account: Account }) {
  const { t } = useTranslation('accountHelp');
  const { language } = useLanguage();
  if (account.has_account) {
    const date = formatDay(account.active_since ?? '', language);
    return t('active', { date });
  }
  return account.invited_at
    ? t('invited', { date: formatDay(account.invited_at, language) })
    : t('none');
}

function LastEmail({ email }: { email: NonNullable<Account['last_email']> }) {
  const { t } = useTranslation('accountHelp');
  const { language } = useLanguage();
  return t(`emailStates.${email.state}`, {
    email: t(`emailKinds.${email.kind}`),
    time: formatDateTime(email.at, language),
    code: email.failure ?? '',
  });
}

type HelpProps = AccountPartProps & { account: Account };

const actions: readonly HelpAction[] = [
  'view',
  'activation',
  'password_link',
  'second_factor',
  'sessions',
  'email',
];

/** Obstacles of the whole account, which have one notice instead of buttons. */
const closed: readonly unknown[] = ['own_account', 'super_admin_required'];

/** What needs no button, because the facts show it, or the admin has no permission. */
const evident: readonly unknown[] = [
  'has_account',
  'no_account',
  'no_second_factor',
  'view_permissions',
];

function Help({ account, member }: HelpProps) {
  const { t } = useTranslation('accountHelp');
  const [action, setAction] = useState<HelpAction>();
  const found = actions.map((one) => account.obstacles[one]);
  const whole = found.find((obstacle) => closed.includes(obstacle));
  const offered = actions.filter(
    (one) => account.obstacles[one] === null && (one !== 'sessions' || account.open_sessions > 0),
  );
  const others = new Set(found.filter((obstacle) => obstacle && !evident.includes(obstacle)));
  return (
    <div className="grid gap-4">
      {account.shared_with && !whole && (
        <p className="text-sm text-muted">{t(`shared.${account.shared_with}`)}</p>
      )}
      {[...(whole ? [whole] : others)].map((obstacle) => (
        <Notice key={obstacle}>
          <p>
            <Obstacle account={account} obstacle={obstacle} />
          </p>
        </Notice>
      ))}
      {!whole && offered.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {offered.map((one) => (
            <Button key={one} variant="outline" size="sm" onClick={() => setAction(one)}>
              {t(`actions.${one}.button`)}
            </Button>
          ))}
        </div>
      )}
      {account.helps.length > 0 && <LatestHelps helps={account.helps} />}
      {action && (
        <HelpDialog
          member={member}
          account={account}
          action={action}
          onClose={() => setAction(undefined)}
        />
      )}
    </div>
  );
}

type ObstacleProps = { account: Account; obstacle: Account['obstacles'][HelpAction] };

function Obstacle({ account, obstacle }: ObstacleProps) {
  const { t } = useTranslation('accountHelp');
  const { language } = useLanguage();
  if (obstacle === 'email_recent' && account.next_email_at) {
    return t('obstacles.email_recent_until', {
      time: formatDateTime(account.next_email_at, language),
    });
  }
  return obstacle && t(`obstacles.${obstacle}`);
}

function LatestHelps({ helps }: Pick<Account, 'helps'>) {
  const { t } = useTranslation('accountHelp');
  const { language } = useLanguage();
  return (
    <div className="grid gap-1">
      <h3 className="text-sm font-semibold">{t('latest')}</h3>
      <ul className="divide-y divide-line/70">
        {helps.map((help) => (
          <li key={help.id} className="grid gap-0.5 py-2.5 text-sm">
            <p className="font-semibold">{t(`done.${help.action}`)}</p>
            <p className="wrap-anywhere">{help.reason}</p>
            <p className="text-muted tabular-nums">
              {t('by', { name: help.admin_name, time: formatDateTime(help.created_at, language) })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

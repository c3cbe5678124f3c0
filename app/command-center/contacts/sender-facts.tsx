import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { canReadSharing, canSeeRequests } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { type RecordAddress, RowLink } from '~/command-center/kit/list/row-link';
import { MemberRequests } from '~/command-center/kit/member-requests';
import { errorMessageKey } from '~/shared/backend/app-error';
import { formatDateTimeShort, formatDay } from '~/shared/format/dates';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Skeleton } from '~/shared/ui/skeleton';
import { StatusBadge } from './contact-badges';
import type { Contact } from './fetch-contacts';
import { type SenderFacts as Facts, senderQuery } from './fetch-sender';

type Statuses = Messages['manageContacts']['facts']['memberStatus'];

type SenderFactsProps = {
  contact: Contact;
  record: RecordAddress;
  /** The layout is a column beside the thread, or a strip above it. */
  isColumn: boolean;
};

/** The sender's membership, advisor and other requests, but no health data. */
export function SenderFacts({ contact, record, isColumn }: SenderFactsProps) {
  const { t } = useTranslation(['manageContacts', 'manageRequests', 'errors']);
  const admin = useAdmin();
  const { data, error } = useQuery(senderQuery(contact.id));
  return (
    <section
      aria-label={t('manageContacts:facts.title')}
      className={clsx('grid content-start text-sm', isColumn ? 'gap-4 p-5' : 'gap-3')}
    >
      {error && !data && <p className="text-muted">{t(`errors:${errorMessageKey(error)}`)}</p>}
      {!data && !error && <Skeleton className={isColumn ? 'h-40' : 'h-10'} />}
      {data && <Known contact={contact} facts={data} isColumn={isColumn} />}
      {data?.member && canReadSharing(admin) && (
        <div className={clsx('grid gap-1', isColumn && 'border-t border-line pt-4')}>
          <h3 className="text-sm font-semibold">{t('manageRequests:ofMember.title')}</h3>
          <MemberRequests member={data.member} />
        </div>
      )}
      {data && data.others.length > 0 && (
        <Others others={data.others} record={record} isColumn={isColumn} />
      )}
    </section>
  );
}

type KnownProps = { contact: Contact; facts: Facts; isColumn: boolean };

function Known({ contact, facts, isColumn }: KnownProps) {
  const { t, exists } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const admin = useAdmin();
  // The column accepts any text, so an unknown status is shown unchanged.
  const status = (code: string) => {
    const key = code.replace(' ', '_');
    return exists(`manageContacts:facts.memberStatus.${key}`)
      ? t(`facts.memberStatus.${key as keyof Statuses}`)
      : code;
  };
  const { member, is_signed_in: isSignedIn } = facts;
  if (!member) {
    return (
      <p>
        {contact.email && <span className="font-semibold">{t('facts.visitor')}</span>}{' '}
        <span className="text-muted">
          {t(contact.email ? 'facts.visitorText' : 'facts.withoutEmail')}
        </span>
      </p>
    );
  }
  return (
    <>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {canSeeRequests(admin) ? (
            <LocalLink
              to="adminMembers"
              search={`?open=${member.id}`}
              className="link font-semibold text-mata-700 wrap-anywhere"
            >
              {member.name}
            </LocalLink>
          ) : (
            <span className="font-semibold wrap-anywhere">{member.name}</span>
          )}
          <span className="text-muted">{t('facts.member')}</span>
        </p>
        {!isSignedIn && (
          <p className="flex items-start gap-2 text-warning-700">
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            {t('facts.notSignedIn')}
          </p>
        )}
      </div>
      <dl className={clsx(isColumn ? 'grid gap-3' : 'flex flex-wrap gap-x-8 gap-y-2')}>
        <Fact name={t('facts.number')}>{member.member_number}</Fact>
        <Fact name={t('facts.status')}>{status(member.status)}</Fact>
        <Fact name={t('facts.plan')}>{member.plan ?? t('facts.noPlan')}</Fact>
        <Fact name={t('facts.advisor')}>{member.advisor ?? t('facts.noAdvisor')}</Fact>
        <Fact name={t('facts.since')}>{formatDay(member.since, language)}</Fact>
        <Fact name={t('facts.rules')}>
          {member.rules_accepted_at
            ? formatDay(member.rules_accepted_at, language)
            : t('facts.rulesNot')}
        </Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

type OthersProps = { others: Facts['others']; record: RecordAddress; isColumn: boolean };

function Others({ others, record, isColumn }: OthersProps) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const items = (
    <ul className="grid gap-1">
      {others.map((other) => (
        <li
          key={other.id}
          className="group relative -mx-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-2 py-2 hover:bg-mata-50"
        >
          <span className="min-w-0 grow basis-32 truncate">
            <RowLink id={other.id} record={record}>
              {other.kind === 'form'
                ? t(`types.${other.type}`)
                : other.subject || t(`types.${other.type}`)}
            </RowLink>
          </span>
          <StatusBadge status={other.status} />
          <time dateTime={other.created_at} className="text-xs text-muted">
            {formatDateTimeShort(other.created_at, language)}
          </time>
        </li>
      ))}
    </ul>
  );
  const title = t('facts.others', { count: others.length });
  if (isColumn) {
    return (
      <div className="grid gap-1 border-t border-line pt-4">
        <h3 className="text-sm font-semibold">{title}</h3>
        {items}
      </div>
    );
  }
  return (
    <details className="border-t border-line/70 pt-2">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold text-mata-700 underline decoration-1 underline-offset-4">
        {title}
      </summary>
      {items}
    </details>
  );
}

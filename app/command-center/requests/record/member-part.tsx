import { can, canSeeRequests } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Badge } from '~/shared/ui/badge';
import { Fact, FactGroup } from '~/shared/ui/facts';

/** The member with plan and contact data, and the household. */
export function MemberPart({ data }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const admin = useAdmin();
  const { member, request } = data;
  const empty = t('member.none');
  return (
    <FactGroup title={t('member.title')} footer={<Household data={data} />}>
      <Fact
        label={t(`member.writes.${request.language}`)}
        value={
          <>
            {canSeeRequests(admin) ? (
              <LocalLink
                to="adminMembers"
                search={`?open=${member.id}`}
                aria-label={`${t('member.open')}: ${member.first_name} ${member.last_name}`}
                className="link text-mata-700"
              >
                {member.first_name} {member.last_name}
              </LocalLink>
            ) : (
              `${member.first_name} ${member.last_name}`
            )}
            <span className="block text-sm font-normal text-muted">{member.member_number}</span>
            <span className="block text-sm font-normal">
              <a className="link" href={`mailto:${member.email}`}>
                {member.email}
              </a>
            </span>
            {member.phone_number && (
              <span className="block text-sm font-normal">
                <a className="link" href={`tel:${member.phone_number.replaceAll(/[^\d+]/g, '')}`}>
                  {member.phone_number}
                </a>
              </span>
            )}
            {can(admin, 'contacts') && (
              <LocalLink
                to="adminContacts"
                search={`?q=${encodeURIComponent(member.email)}`}
                className="link block w-fit pt-1 text-sm font-normal"
              >
                {t('member.messages')}
              </LocalLink>
            )}
          </>
        }
        wide
      />
      <Fact label={t('member.plan')} value={member.plan} empty={empty} />
      <Fact
        label={t('member.iua')}
        value={member.iua === null ? null : formatMoney(member.iua, language, { cents: false })}
        empty={empty}
      />
      <Fact
        label={t('member.since')}
        value={member.start_date && formatDate(member.start_date, language)}
        empty={empty}
      />
      <Fact label={t('member.birth')} value={formatDate(member.date_of_birth, language)} />
    </FactGroup>
  );
}

function Household({ data: { household, request } }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  return (
    <div className="grid gap-1 border-t border-line/70 pt-4">
      <h3 className="text-sm text-muted">{t('member.household')}</h3>
      {household.length === 0 && <p className="text-sm">{t('member.alone')}</p>}
      <ul className="divide-y divide-line/70">
        {household.map(({ id, first_name, last_name, date_of_birth: birth, start_date: since }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-sm">
            <span className="font-semibold wrap-anywhere">
              {first_name} {last_name}
            </span>
            {id === request.person_id && <Badge tone="info">{t('member.needed')}</Badge>}
            <span className="basis-full text-muted tabular-nums">
              {birth && formatDate(birth, language)}
              {since && ` · ${t('member.sinceDate', { date: formatDate(since, language) })}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

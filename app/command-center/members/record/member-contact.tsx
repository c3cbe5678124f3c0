import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '~/command-center/members/fetch-choices';
import { HouseholdPart } from '~/command-center/members/household/household-part';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { ContactPart } from './about-parts';
import type { MemberRecord } from './fetch-member-record';
import { HomeStatePart } from './home-state-part';
import { RecordHeader } from './record-header';
import { SharingPart } from './sharing-part';

/** A member for support agents, with plan and contact data, but no health, birth or payments. */
export function MemberContact({
  record: { member, enrollments, household },
}: {
  record: MemberRecord;
}) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const { data: choices } = useQuery(choicesQuery());
  const [latest] = enrollments;
  const plan = choices?.plans.find(({ id }) => id === latest?.product_id)?.label;
  const empty = t('record.none');
  return (
    <>
      <RecordHeader member={member} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <ContactPart member={member} />
          <HomeStatePart memberId={member.id} />
        </div>
        <SharingPart member={member} />
        <div className="grid gap-6">
          <FactGroup title={t('members.columns.plan')}>
            <Fact label={t('members.columns.plan')} value={plan} empty={t('members.noPlan')} wide />
            <Fact
              label={t('record.starts')}
              value={latest?.start_date && formatDate(latest.start_date, language)}
              empty={empty}
            />
          </FactGroup>
          <HouseholdPart people={household} />
        </div>
      </div>
      <p className="max-w-prose text-sm text-muted">{t('record.contactOnly')}</p>
    </>
  );
}

import { usePortalUser } from '~/portal/frame/portal-user';
import type { MemberProfile } from '~/portal/member/fetch-member-profile';
import { statusKey } from '~/portal/member/status-badge';
import { NoticesGroup } from '~/portal/notices/notices-group';
import { memberViewId } from '~/shared/backend/member-view';
import { formatDate, formatDay } from '~/shared/format/dates';
import { referenceOf } from '~/shared/format/reference';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { AddressGroup } from './address-group';
import { ContactGroup } from './contact-group';
import { profileLoader } from './profile-loader';
import { MemberSection } from './section';

export const clientLoader = profileLoader('profileInformation');

export default function Information() {
  const { t } = useTranslation('profile');
  const { id } = usePortalUser();
  return (
    <MemberSection title="information" failure={t('errors.member')}>
      {(member) => <MemberInformation userId={id} member={member} />}
    </MemberSection>
  );
}

type Gender = keyof Messages['profile']['personal']['genders'];

const genders: readonly string[] = ['female', 'male', 'non_binary'] satisfies Gender[];

type MemberInformationProps = {
  userId: string;
  /** Missing while it loads. The groups keep their size, so nothing moves. */
  member: MemberProfile | undefined;
};

/** The member's record, in groups. */
function MemberInformation({ userId, member }: MemberInformationProps) {
  const { t } = useTranslation(['profile', 'portal']);
  const { language } = useLanguage();
  return (
    <div aria-busy={!member} className="grid gap-4">
      <FactGroup title={t('profile:personal.title')}>
        <Fact
          label={t('profile:personal.name')}
          value={member && `${member.first_name} ${member.last_name}`}
        />
        <Fact label={t('profile:header.number')} value={member?.member_number} />
        <Fact
          label={t('profile:personal.birth')}
          value={member && formatDate(member.date_of_birth, language)}
        />
        <Fact label={t('profile:personal.gender')} value={member && gender(member.gender)} />
        <Fact
          label={t('profile:personal.status')}
          value={member && t(`portal:status.${statusKey(member.enrollment_status)}`)}
        />
      </FactGroup>
      <ContactGroup userId={userId} member={member} />
      <FactGroup title={t('profile:health.title')}>
        <Fact
          label={t('profile:health.condition')}
          value={member && yesOrNo(member.existing_condition)}
          empty={t('profile:facts.notAsked')}
        />
        <Fact
          label={t('profile:health.description')}
          value={member?.existing_condition_description}
          empty={t('profile:health.noDescription')}
          wide
        />
      </FactGroup>
      <AddressGroup userId={userId} member={member} />
      {!memberViewId() && <NoticesGroup userId={userId} />}
      <FactGroup title={t('profile:account.title')}>
        <Fact
          label={t('profile:account.agentId')}
          value={member?.agent_id ? referenceOf(member.agent_id) : member?.agent_id}
          empty={t('profile:account.noAgent')}
        />
        <Fact
          label={t('profile:account.created')}
          value={member && formatDay(member.created_at, language)}
        />
        <Fact
          label={t('profile:account.updated')}
          value={member && formatDay(member.updated_at, language)}
        />
      </FactGroup>
      {member?.additional_info && (
        <FactGroup title={t('profile:additional.title')}>
          <Fact label={t('profile:additional.label')} value={member.additional_info} wide />
        </FactGroup>
      )}
    </div>
  );

  function yesOrNo(value: boolean | null) {
    if (value === null) return null;
    return value ? t('profile:facts.yes') : t('profile:facts.no');
  }

  function gender(value: string | null) {
    const key = value?.toLowerCase();
    return key && genders.includes(key) ? t(`profile:personal.genders.${key as Gender}`) : value;
  }
}

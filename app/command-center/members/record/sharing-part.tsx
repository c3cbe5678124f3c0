import { canReadSharing } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { MemberRequests } from '~/command-center/kit/member-requests';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactGroup } from '~/shared/ui/facts';
import type { Member } from './fetch-member-record';

type SharingPartProps = { member: Pick<Member, 'id' | 'member_number'> };

/** The sharing requests of the member, for admins who may read them. */
export function SharingPart({ member }: SharingPartProps) {
  const { t } = useTranslation('manageRequests');
  if (!canReadSharing(useAdmin())) return null;
  return <FactGroup title={t('ofMember.title')} form={<MemberRequests member={member} />} />;
}

import type { MemberOverview } from '~/portal/member/fetch-member-overview';
import type { StoredCard } from '~/shared/browser/stored-card';
import { today } from '~/shared/format/dates';

/** Only a membership that has begun or has a start date has a card. */
const statusesWithCard: Partial<Record<string, StoredCard['status']>> = {
  Active: 'active',
  'Future Active': 'futureActive',
};

/** The content of the membership card; `undefined` while the membership is not active. */
export function cardOf(userId: string, member: MemberOverview): StoredCard | undefined {
  const { enrollment } = member;
  const status = enrollment && statusesWithCard[enrollment.status];
  if (!status || member.enrollment_status === 'pending') return undefined;
  return {
    userId,
    name: `${member.first_name} ${member.last_name}`,
    memberId: member.id,
    status,
    startDate: enrollment.start_date,
    planType: enrollment.plan_type,
    product: enrollment.products?.label ?? null,
    iua: enrollment.product_iua?.amount ?? null,
    seen: today(),
  };
}

import type { MemberOverview } from '~/portal/member/fetch-member-overview';
import type { StoredCard } from '~/shared/browser/stored-card';
import { today } from '~/shared/format/dates';

/** The content of the membership card; `undefined` while the membership is not active. */
export function cardOf(userId: string, member: MemberOverview): StoredCard | undefined {
  const { enrollment } = member;
  if (!enrollment || !isActiveToday(member)) return undefined;
  return {
    userId,
    name: `${member.first_name} ${member.last_name}`,
    memberNumber: member.member_number,
    startDate: enrollment.start_date,
    planType: enrollment.plan_type,
    product: enrollment.products?.label ?? null,
    iua: enrollment.product_iua?.amount ?? null,
    seen: today(),
  };
}

/** The day on which the membership begins, if it has not begun yet and the day is on record. */
export function startOf({ enrollment }: MemberOverview): string | undefined {
  const day = enrollment?.start_date;
  return day && day > today() ? day : undefined;
}

/** Whether the membership has begun and not ended. A future one becomes active on its start date. */
function isActiveToday({ enrollment_status: status, enrollment }: MemberOverview): boolean {
  if (!enrollment || status === 'pending') return false;
  const { start_date: start, end_date: end } = enrollment;
  if (end && end < today()) return false;
  if (enrollment.status === 'Future Active') return start !== null && start <= today();
  return enrollment.status === 'Active' && (start === null || start <= today());
}

import type { StoredCard } from '~/shared/browser/stored-card';
import { today } from '~/shared/format/dates';

type CardSource = {
  id: string;
  first_name: string;
  last_name: string;
  enrollment_status: string;
  enrollment: {
    status: string;
    plan_type: string | null;
    start_date: string | null;
    products: { name: string; label: string } | null;
    product_iua: { amount: number } | null;
  } | null;
};

/** Only a membership that has begun or has a start ahead has a card. */
const statusesWithCard: Partial<Record<string, StoredCard['status']>> = {
  Active: 'active',
  'Future Active': 'futureActive',
};

/** What the membership card shows of a member; nothing while the membership is not active. */
export function cardOf(userId: string, member: CardSource): StoredCard | undefined {
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

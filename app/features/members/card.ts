import { today } from '~/lib/dates';
import type { StoredCard } from '~/lib/stored-card';

type CardSource = {
  id: string;
  first_name: string;
  last_name: string;
  enrollment: {
    plan_type: string | null;
    products: { name: string; label: string } | null;
    product_iua: { amount: number } | null;
  } | null;
};

/** What the membership card shows of a member. */
export function cardOf(userId: string, member: CardSource): StoredCard {
  const { enrollment } = member;
  return {
    userId,
    name: `${member.first_name} ${member.last_name}`,
    memberId: member.id,
    planType: enrollment?.plan_type ?? null,
    product: enrollment?.products?.label ?? null,
    iua: enrollment?.product_iua?.amount ?? null,
    seen: today(),
  };
}

import type { MemberOverview } from '~/portal/member/fetch-member-overview';
import type { CardPerson, StoredCard } from '~/shared/browser/stored-card';
import { today } from '~/shared/format/dates';

type HouseholdPerson = MemberOverview['household_people'][number];

/** The content of the membership card; `undefined` while the membership is not active. */
export function cardOf(userId: string, member: MemberOverview): StoredCard | undefined {
  const { enrollment } = member;
  if (!enrollment || !isActiveToday(member)) return undefined;
  return {
    userId,
    memberNumber: member.member_number,
    people: [
      personOf({ ...member, start_date: enrollment.start_date }),
      ...member.household_people.filter(isInMembershipToday).map(personOf),
    ],
    seen: today(),
  };
}

type Person = {
  first_name: string;
  last_name: string;
  date_of_birth: string;
  start_date: string | null;
};

function personOf(person: Person): CardPerson {
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    birthDate: person.date_of_birth,
    startDate: person.start_date,
  };
}

function isInMembershipToday({ start_date: start, end_date: end }: HouseholdPerson): boolean {
  return start <= today() && (end === null || end >= today());
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

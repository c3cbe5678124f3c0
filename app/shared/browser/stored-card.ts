import { jsonEntry, localEntry } from './storage';

/**
 * The content of the membership card. This browser stores it, so that members can read it without a
 * connection. It contains no health data and no credentials.
 */
export type StoredCard = {
  /** The login account's id, so that another member's card is never shown. */
  userId: string;
  memberNumber: string;
  /** The household on the day of the last confirmation, the member first. */
  people: readonly [CardPerson, ...CardPerson[]];
  /** The day on which the backend last confirmed the card. */
  seen: string;
};

export type CardPerson = {
  firstName: string;
  lastName: string;
  birthDate: string;
  /** The day on which this person's membership began, if it is on record. */
  startDate: string | null;
};

/** A stored card is deleted when the backend has not confirmed it for this many days. */
export const maxAgeDays = 30;

const entry = jsonEntry(localEntry('membership-card'), isRecentCard);

/** The stored card, unless it is too old. */
export const readCard = entry.read;

/** Deletes the card. */
export const deleteCard = entry.remove;

/** Calls back when another tab stores or deletes the card. Returns the function that stops it. */
export const onCardChange = entry.subscribe;

/** Stores the card for later visits without a connection; deletes it if there is none. */
export function storeCard(card: StoredCard | undefined): void {
  if (card) entry.write(card);
  else entry.remove();
}

/** Deletes the card, unless it belongs to this login account. */
export function deleteCardOfOthers(userId: string): void {
  const card = entry.read();
  if (card && card.userId !== userId) entry.remove();
}

function isRecentCard(value: unknown): value is StoredCard {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, memberNumber, people, seen } = value as Partial<StoredCard>;
  return (
    [userId, memberNumber, seen].every((text) => typeof text === 'string') &&
    Array.isArray(people) &&
    people.length > 0 &&
    Date.now() - Date.parse(String(seen)) < maxAgeDays * 86_400_000
  );
}

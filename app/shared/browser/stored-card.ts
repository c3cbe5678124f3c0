/**
 * What the membership card shows, kept in this browser so that it can be read without a
 * connection. Nothing about health, nothing that opens an account.
 */
export type StoredCard = {
  /** The login account's id: another member's card is never shown. */
  userId: string;
  name: string;
  memberId: string;
  /** Of the enrollment. Nobody else has a card. */
  status: 'active' | 'futureActive';
  /** The day on which the membership begins or began, where it is on record. */
  startDate: string | null;
  planType: string | null;
  product: string | null;
  /** The initial unshareable amount in US dollars. */
  iua: number | null;
  /** The day on which it was last seen to be so. */
  seen: string;
};

const storageKey = 'membership-card';
/** After so many days without having been seen again, a card that was kept is deleted. */
export const keptForDays = 30;

/** The card that was kept here, unless it is too old to be relied on. */
export function readCard(): StoredCard | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (isCard(stored) && Date.now() - Date.parse(stored.seen) < keptForDays * 86_400_000) {
      return stored;
    }
  } catch {
    // What cannot be read is no card.
  }
  forgetCard();
  return undefined;
}

/** Keeps the card for the next time without a connection; deletes it where there is none. */
export function storeCard(card: StoredCard | undefined): void {
  if (!card) {
    forgetCard();
    return;
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify(card));
  } catch {
    // Where storage is closed or full, the card needs a connection.
    return;
  }
}

/** Wipes the card, unless it is the one of this login account. */
export function forgetCardOfOthers(userId: string): void {
  const card = readCard();
  if (card && card.userId !== userId) forgetCard();
}

/** Wipes the card. */
export function forgetCard(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Where storage is closed there is nothing to wipe.
    return;
  }
}

/** Calls back when another tab keeps or wipes the card. Returns how to stop. */
export function onCardChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function isCard(value: unknown): value is StoredCard {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, name, memberId, status, seen } = value as Partial<StoredCard>;
  return [userId, name, memberId, status, seen].every((text) => typeof text === 'string');
}

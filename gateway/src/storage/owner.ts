import { isUuid } from '../auth/uuid.ts';

/** The value of the column `owner`, which accepts only UUIDs. `owner_id` has every owner. */
export function uuidOrNull(owner: string | null): string | null {
  return isUuid(owner) ? owner : null;
}

import { queryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callDatabase } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';
import type { Answer } from '../../../../supabase/contracts/answers';

/** A member, or a person in a household, who may be a person that is about to be added. */
export type Duplicate = Answer<'find_duplicates'>[number];

/** What is known about a person who is about to be added. */
export type Candidate = {
  first_name?: string | undefined;
  last_name?: string | undefined;
  date_of_birth?: string | undefined;
  phone_number?: string | null | undefined;
  email?: string | undefined;
  /** The member who is left out, with household. */
  except_member_id?: string;
};

/** The duplicates of at most 5,000 people, by their keys. @throws AppError */
export async function findDuplicates(
  people: readonly (Candidate & { key: string })[],
  signal?: AbortSignal,
): Promise<Duplicate[]> {
  return people.length > 0 ? callDatabase('find_duplicates', { people: [...people] }, signal) : [];
}

/** Who an applicant may be, fetched for each opening of the application. */
export function applicantDuplicatesQuery(application: Candidate & { id: string }) {
  const { id, first_name, last_name, date_of_birth, phone_number, email } = application;
  return queryOptions({
    queryKey: [...membersKey, 'duplicates', id],
    queryFn: ({ signal }) =>
      findDuplicates(
        [{ key: id, first_name, last_name, date_of_birth, phone_number, email }],
        signal,
      ),
    gcTime: 0,
  });
}

/** A person was not added, because the record may contain them already. */
export class DuplicatesFound extends Error {
  override name = 'DuplicatesFound';
  readonly duplicates: Duplicate[];

  constructor(duplicates: Duplicate[]) {
    super('duplicates found');
    this.duplicates = duplicates;
  }
}

/** The second click of a double click does not confirm what no one has read. */
const unread = 1000;

/**
 * The check of a form that adds a person: the first save throws `DuplicatesFound` if the person
 * resembles someone, the next one with the same values is a confirmation. An email of a member is
 * left to the database, which refuses it.
 */
export function useDuplicateCheck() {
  const shown = useRef<{ person: string; at: number; error: DuplicatesFound }>(undefined);
  const [isWarned, setWarned] = useState(false);
  return {
    /** Whether the next save with the same values adds the person anyway. */
    isWarned,
    check: async (candidate: Candidate): Promise<void> => {
      const person = JSON.stringify(candidate);
      if (shown.current?.person === person) {
        if (Date.now() - shown.current.at < unread) throw shown.current.error;
        return;
      }
      const duplicates = await findDuplicates([{ key: 'new', ...candidate }]);
      const isRefused = duplicates.some(({ matches }) => matches.includes('email'));
      const isFound = duplicates.length > 0 && !isRefused;
      setWarned(isFound);
      if (!isFound) return;
      const error = new DuplicatesFound(duplicates);
      shown.current = { person, at: Date.now(), error };
      throw error;
    },
  };
}

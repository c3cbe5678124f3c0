import { queryOptions, useQuery } from '@tanstack/react-query';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { type EditionDay, editionOn, readEditions } from './read-editions';

/** The days on which editions take effect, the latest first. */
export const editionsQuery = queryOptions({
  queryKey: ['rule-editions'],
  queryFn: ({ signal }) =>
    readEditions<EditionDay>({ select: 'number,effective_on', order: 'number.desc' }, signal),
  // Published editions never change, and a new one is rare.
  staleTime: 10 * 60_000,
});

type CareEdition = {
  edition: EditionDay;
  /** The edition in force today, if it is another one. */
  today: EditionDay | undefined;
};

/** The edition of the rules that care on a day follows; `undefined` until it is known. */
export function useCareEdition(day: string | null): CareEdition | undefined {
  const { data = [] } = useQuery({ ...editionsQuery, enabled: day !== null });
  const edition = day === null ? undefined : editionOn(data, day);
  const current = editionOn(data, dayInBocaRaton());
  if (!edition || !current) return undefined;
  return { edition, today: current.number === edition.number ? undefined : current };
}

import { queryOptions } from '@tanstack/react-query';
import { editionOn, sortEditions } from '#rules/engine/edition-on';
import { type MemberYear, memberYear } from '#rules/engine/member-year';
import type { Cents } from '#rules/engine/types';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { today } from '~/shared/format/dates';
import { translations } from '~/shared/i18n/instance';
import type { Language } from '~/shared/i18n/language';
import { signedInCatalog } from '~/shared/i18n/signed-in-catalog';
import type { Answer } from '../../../../supabase/contracts/answers';

/** The decided facts of a household. */
export type HouseholdFacts = NonNullable<Answer<'member_year'>>;

export type Deadline = HouseholdFacts['deadlines'][number];

/** A household's year: what the rules engine says about it today, with names and deadlines. */
export type HouseholdYear = MemberYear & {
  /** After the limit of IUAs, smaller needs are not shared. */
  threshold: Cents;
  nameOf: (personId: string) => string;
  /** The request whose letter is about a need. */
  letterOf: (conditionId: string) => string | undefined;
  deadlines: readonly Deadline[];
};

/**
 * The household's year and the facts behind it; null before the membership has a start date and an
 * IUA.
 * @throws AppError
 */
async function fetchMemberYear(
  signal: AbortSignal,
): Promise<(HouseholdYear & { facts: HouseholdFacts }) | null> {
  const supabase = await loadSupabase();
  const facts = await dataOf(supabase.rpc('member_year').abortSignal(signal));
  if (!facts || facts.household.people.length === 0 || facts.household.iuaChoices.length === 0) {
    return null;
  }
  const names = new Map(facts.people.map(({ id, first_name }) => [id, first_name]));
  const letters = new Map(facts.letters.map(({ need_id, number }) => [need_id, number]));
  return {
    ...memberYear(facts.household, facts.editions, today()),
    threshold: editionOn(today(), sortEditions(facts.editions)).figures.iuaHouseholdThreshold,
    nameOf: (id) => names.get(id) ?? '',
    letterOf: (id) => letters.get(id),
    deadlines: facts.deadlines,
    facts,
  };
}

/** The household's year as a cached query, with its messages, which the home does not wait for. */
export function memberYearQuery(userId: string, language: Language) {
  return queryOptions({
    queryKey: ['members', userId, 'year', language],
    queryFn: async ({ signal }) => {
      const [year, texts] = await Promise.all([
        fetchMemberYear(signal),
        signedInCatalog[language].memberYear(),
      ]);
      translations(language, { memberYear: texts.default });
      return year;
    },
  });
}

import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { MergeField, MergePreview } from './merge';

/** The refusals of a merge and its undo that the preview did not show. */
export const mergeRefusals = {
  same_record: 'mergeMembers:obstacles.same_record',
  already_merged: 'mergeMembers:obstacles.already_merged',
  keep_merged: 'mergeMembers:obstacles.keep_merged',
  is_survivor: 'mergeMembers:obstacles.is_survivor',
  both_open_requests: 'mergeMembers:obstacles.both_open_requests',
  open_requests: 'mergeMembers:obstacles.open_requests',
  has_requests: 'mergeMembers:obstacles.has_requests',
  has_contributions: 'mergeMembers:obstacles.has_contributions',
  has_payments: 'mergeMembers:obstacles.has_payments',
  has_decisions: 'mergeMembers:obstacles.has_decisions',
  login_needed: 'mergeMembers:obstacles.login_needed',
  accounts_needed: 'mergeMembers:obstacles.accounts_needed',
  own_account: 'mergeMembers:obstacles.own_account',
  super_admin_required: 'mergeMembers:obstacles.super_admin_required',
  reason_missing: 'mergeMembers:validation.reasonShort',
  permission_denied: 'mergeMembers:refusals.permission_denied',
  merge_undone: 'mergeMembers:refusals.merge_undone',
  merge_final: 'mergeMembers:refusals.merge_final',
} as const satisfies Record<string, `mergeMembers:${string}`>;

/** The values and effects of a merge, as people read them. */
export function useMergeTexts() {
  const { t } = useTranslation('mergeMembers');
  const { language } = useLanguage();
  return {
    /** The columns of a field as one text. */
    textOf(field: MergeField, values: readonly (string | null)[]): string {
      const given = values.filter((value) => value !== null && value !== '') as string[];
      const [first] = given;
      if (first === undefined) return t('empty');
      if (field === 'date_of_birth') return formatDate(first, language);
      if (field === 'condition') {
        const answer = values[0] === null ? [] : [t(values[0] === 'true' ? 'yes' : 'no')];
        return [...answer, ...given.slice(answer.length)].join('\n');
      }
      return given.join(field === 'address' ? ', ' : ' ');
    },
    /** The lines about what moves, ends and remains; none for what there is none of. */
    effectsOf({ moves, stops, stays, duplicate }: MergePreview) {
      const lines = (listed: readonly (readonly [number, string])[]) =>
        listed.filter(([count]) => count > 0).map(([, line]) => line);
      return {
        moves: lines([
          [moves.people, t('moves.people', { count: moves.people })],
          [moves.messages, t('moves.messages', { count: moves.messages })],
          [moves.forms, t('moves.forms', { count: moves.forms })],
          [moves.notes, t('moves.notes', { count: moves.notes })],
          [moves.applications, t('moves.applications', { count: moves.applications })],
          [moves.team_notes, t('moves.teamNotes', { count: moves.team_notes })],
          [moves.tasks, t('moves.tasks', { count: moves.tasks })],
        ]),
        stops: lines([
          [stops.enrollments, t('stops.enrollments', { count: stops.enrollments })],
          [stops.schedules, t('stops.schedules', { count: stops.schedules })],
          [stops.profiles, t('stops.profiles', { count: stops.profiles })],
          [stops.payments, t('stops.payments', { count: stops.payments })],
          [duplicate.has_login ? 1 : 0, t('stops.login')],
        ]),
        stays: [
          t('remains.number', { number: duplicate.member_number }),
          ...lines([
            [stays.people, t('remains.people', { count: stays.people })],
            [stays.contributions, t('remains.contributions', { count: stays.contributions })],
          ]),
        ],
      };
    },
  };
}

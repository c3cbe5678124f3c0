import type { Messages } from '~/shared/i18n/catalog';
import { useTranslation } from '~/shared/i18n/use-translation';

type Words = Messages['commandCenter']['activity'];

/** The labels of the activity log's codes. A code of a newer database is shown unchanged. */
export function useActivityLabels() {
  const { t, exists } = useTranslation('commandCenter');
  return {
    /** The text of an action, such as "changed a member" for `'members.update'`. */
    action: (code: string) => {
      // Message keys contain no dots.
      const key = code.replace('.', '_');
      return exists(`commandCenter:activity.actions.${key}`)
        ? t(`activity.actions.${key as keyof Words['actions']}`)
        : code;
    },
    /** The text of a subject, such as "Members" for `'members'`. */
    subject: (table: string) =>
      exists(`commandCenter:activity.subjects.${table}`)
        ? t(`activity.subjects.${table as keyof Words['subjects']}`)
        : table,
    /** The text for people without a name, such as "A visitor" for `'visitor'`. */
    actor: (kind: string) =>
      exists(`commandCenter:activity.actors.${kind}`)
        ? t(`activity.actors.${kind as keyof Words['actors']}`)
        : kind,
  };
}

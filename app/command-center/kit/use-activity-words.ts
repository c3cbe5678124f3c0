import type { Messages } from '~/shared/i18n/catalogue';
import { useTranslation } from '~/shared/i18n/use-translation';

type Words = Messages['commandCenter']['activity'];

/** The labels of the activity log's codes. A code of a newer database is shown as it is. */
export function useActivityWords() {
  const { t, exists } = useTranslation('commandCenter');
  return {
    /** `'members.update'`: "changed a member". */
    action: (code: string) => {
      // Message keys contain no dots.
      const key = code.replace('.', '_');
      return exists(`commandCenter:activity.actions.${key}`)
        ? t(`activity.actions.${key as keyof Words['actions']}`)
        : code;
    },
    /** `'members'`: "Members". */
    subject: (table: string) =>
      exists(`commandCenter:activity.subjects.${table}`)
        ? t(`activity.subjects.${table as keyof Words['subjects']}`)
        : table,
    /** `'visitor'`: "A visitor", for people without a name. */
    actor: (kind: string) =>
      exists(`commandCenter:activity.actors.${kind}`)
        ? t(`activity.actors.${kind as keyof Words['actors']}`)
        : kind,
  };
}

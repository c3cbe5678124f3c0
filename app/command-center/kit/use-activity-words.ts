import type { Messages } from '~/shared/i18n/catalogue';
import { useTranslation } from '~/shared/i18n/use-translation';

type Words = Messages['commandCenter']['activity'];

/** What the activity log's codes are called. A newer database may know more: then the code stands. */
export function useActivityWords() {
  const { t, exists } = useTranslation('commandCenter');
  return {
    /** `'members.update'`: "changed a member". */
    action: (code: string) => {
      // Keys hold no dots.
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
    /** `'visitor'`: "A visitor", for those who have no name. */
    actor: (kind: string) =>
      exists(`commandCenter:activity.actors.${kind}`)
        ? t(`activity.actors.${kind as keyof Words['actors']}`)
        : kind,
  };
}

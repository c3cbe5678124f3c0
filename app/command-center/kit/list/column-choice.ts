import { z } from 'zod/mini';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useStoredJson } from '~/command-center/kit/stored-setting';

/** The limits of a column, in rem. */
const narrowest = 4;
const widest = 60;

const choiceSchema = z.object({
  /** Column ids; columns that are not in it follow the one before them. */
  order: z.array(z.string()),
  /** By column id. Columns that are not in it are shown where they fit, unless they are extra. */
  shown: z.record(z.string(), z.boolean()),
  /** In rem, by column id. The others share the remaining room. */
  widths: z.record(z.string(), z.number().check(z.minimum(narrowest), z.maximum(widest))),
});

/** What an admin has chosen for the columns of one list. */
export type ColumnChoice = z.infer<typeof choiceSchema>;

const none: ColumnChoice = { order: [], shown: {}, widths: {} };

/** The columns that this admin chose in this browser, and how to change them. */
export function useColumnChoice(listName: string) {
  const [choice = none, store] = useStoredJson(
    `columns-${listName}`,
    useAdmin().id,
    (value): value is ColumnChoice => choiceSchema.safeParse(value).success,
  );
  const change = (changed: Partial<ColumnChoice>) => store({ ...choice, ...changed });
  return {
    choice,
    isChanged: choice !== none,
    change,
    /** @param width in rem. */
    resize: (id: string, width: number) => {
      const limited = Math.min(widest, Math.max(narrowest, width));
      change({ widths: { ...choice.widths, [id]: Math.round(limited * 10) / 10 } });
    },
    reset: () => store(undefined),
  };
}

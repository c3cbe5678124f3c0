import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { draftQuery, type RequestDraft, requestKeys } from '~/portal/requests/data/requests';
import { queryClient } from '~/shared/backend/query-client';
import { useLanguage } from '~/shared/i18n/use-language';
import { saveDraft } from '../data/save-draft';
import { useSaver } from '../data/saver';
import { unsavedEntry } from '../data/unsaved';
import { createDraftSaver } from './draft-saver';
import { columnsOf, type Facts, factsOf, isFacts } from './facts';

const delayMs = 900;

/** A draft: the answers, saved and unsaved, and what saves them. */
export function useDraft(id: string) {
  const user = usePortalUser();
  const { language } = useLanguage();
  const query = useQuery(draftQuery(user.id, id));
  /** Most members come with a bill, so care is finished until they say otherwise. */
  const beginningOf = (row: RequestDraft | null): Facts => {
    const facts = factsOf(row, language);
    return { ...facts, care_stage: facts.care_stage || 'happened' };
  };
  const [saver] = useState(() => {
    const { queryKey } = draftQuery(user.id, id);
    const entry = unsavedEntry(user.id, id, isFacts);
    return createDraftSaver({
      entry,
      delayMs,
      save: async (changes, step) => {
        const row = queryClient.getQueryData(queryKey) ?? null;
        const facts = { ...beginningOf(row), ...entry.read() };
        const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
        const progress = step && { step: Math.max(step, row?.step ?? 1), time_zone };
        const saved = await saveDraft(
          { ...columnsOf(changes), ...progress },
          { id, language, time_zone, ...columnsOf(facts), ...progress },
        );
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (known) => ({
          ...saved,
          request_items: known?.request_items ?? [],
        }));
        void queryClient.invalidateQueries({ queryKey: requestKeys.list(user.id) });
      },
    });
  });
  const state = useSaver(saver);

  const facts: Facts = { ...beginningOf(query.data ?? null), ...state.unsaved };
  return { query, facts, saver, state };
}

import { useEffect } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { keepDrafts, useDraft } from '~/command-center/kit/editor/drafts';

/** Like `useDraft`, for long forms: the values also survive a reload of the tab. */
export function useTabDraft<Values>(
  key: string,
  read: () => Values | undefined,
): Values | undefined {
  const { id } = useAdmin();
  const kept = useDraft<Values>(key, read);
  useEffect(() => {
    const keep = () => keepDrafts(id);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [id]);
  return kept;
}

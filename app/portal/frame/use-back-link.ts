import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Page, pathFor } from '~/paths';
import { useLanguage } from '~/shared/i18n/use-language';

/** The history state of a view in a flow: how many steps back the flow's first view is. */
export function backState(steps: number) {
  return { stepsBack: steps };
}

/**
 * The link to the view that a flow began with. It goes back in the history, so that the browser's
 * back button does not reopen the flow. After a direct visit it is a plain link.
 */
export function useBackLink(page: Page, label: string) {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const state: unknown = useLocation().state;
  const onClick = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || typeof state !== 'object' || state === null || !('stepsBack' in state)) return;
    event.preventDefault();
    void navigate(-Number(state.stepsBack));
  };
  return { label, to: pathFor(page, language), onClick };
}

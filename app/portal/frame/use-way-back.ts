import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Page, pathFor } from '~/paths';
import { useLanguage } from '~/shared/i18n/use-language';

/** The state of a step into a flow: how many steps back its first view is. */
export function stepsIn(steps: number) {
  return { stepsIn: steps };
}

/**
 * The way back to the view that a flow began with. It takes back the steps that led here, so that
 * the browser's own button does not lead into the flow again; who came by the address just goes.
 */
export function useWayBack(page: Page, label: string) {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const state: unknown = useLocation().state;
  const onClick = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || typeof state !== 'object' || state === null || !('stepsIn' in state)) return;
    event.preventDefault();
    void navigate(-Number(state.stepsIn));
  };
  return { label, to: pathFor(page, language), onClick };
}

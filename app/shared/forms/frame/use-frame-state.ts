import { type RefObject, useEffect, useState } from 'react';

export type FrameState = 'loading' | 'slow' | 'shown' | 'failed';

const timeoutMs = 15_000;

/**
 * The state of a frame. Browsers do not report that a frame could not be loaded, but their error
 * page, unlike the site's own pages, blocks access to its document.
 * @param isOurs whether the frame's page is one of this site.
 * @param isAsked whether the page was requested, because only then it can be slow.
 */
export function useFrameState(
  ref: RefObject<HTMLIFrameElement | null>,
  { isOurs, isAsked }: { isOurs: boolean; isAsked: boolean },
) {
  const [state, setState] = useState<FrameState>('loading');
  const isWaiting = isAsked && state === 'loading';

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState('slow'), timeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const onLoad = () => {
    const frame = ref.current;
    if (!frame || isStillEmpty(frame)) return;
    const isThere = !isOurs || frame.contentDocument?.querySelector('[data-form]');
    setState(isThere ? 'shown' : 'failed');
  };
  return { state, onLoad, begin: () => setState('loading') };
}

function isStillEmpty(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument?.URL === 'about:blank';
}

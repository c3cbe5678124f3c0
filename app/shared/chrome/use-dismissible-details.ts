import { useEffect, useRef } from 'react';

/**
 * A `<details>` that opens without scripts. After hydration it closes like a menu on a click
 * outside, on Escape (focus returns to the summary), when focus leaves it, and on a choice.
 */
export function useDismissibleDetails() {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => {
      details.open = false;
    };

    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !details.contains(target) && close(),
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return;
        const hadFocus = details.contains(document.activeElement);
        close();
        if (hadFocus) details.querySelector('summary')?.focus();
      },
      { signal },
    );
    details.addEventListener(
      'focusout',
      ({ relatedTarget }) =>
        relatedTarget instanceof Node && !details.contains(relatedTarget) && close(),
      { signal },
    );
    details.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && close(),
      { signal },
    );
    return () => listening.abort();
  }, []);

  return ref;
}

import { type ReactNode, useEffect, useRef } from 'react';
import type { FormSlug } from '~/config/forms';
import { useHydrated } from '~/lib/use-hydrated';
import { isFramed, tellFrame } from '../frame-messages';

/**
 * What is `frame-hidden` below it disappears before the first paint where the page is shown in a
 * frame, and the page around the frame learns how tall the form is.
 */
export function Framed({ form, children }: { form: FormSlug; children: ReactNode }) {
  const isHydrated = useHydrated();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !isFramed()) return;
    const observer = new ResizeObserver(() => {
      tellFrame({ form, event: 'size', height: element.getBoundingClientRect().height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [form]);

  return (
    <div
      ref={ref}
      data-form={form}
      data-framed={isHydrated ? isFramed() : 'false'}
      suppressHydrationWarning
    >
      {!isHydrated && (
        <script suppressHydrationWarning>{import.meta.env.SSR ? `(${markFramed})()` : ''}</script>
      )}
      {children}
    </div>
  );
}

/** Runs in the page, as text. */
function markFramed(): void {
  const isInFrame = String(window.self !== window.top);
  document.currentScript?.parentElement?.setAttribute('data-framed', isInFrame);
}

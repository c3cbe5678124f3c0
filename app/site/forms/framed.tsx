import { type ReactNode, useEffect, useRef } from 'react';
import { sessionStorageKey } from '~/shared/backend/stored-session';
import { readText } from '~/shared/browser/storage';
import { useHydrated } from '~/shared/browser/use-hydrated';
import type { FormSlug } from '~/shared/forms/form-settings';
import { isFramed, tellFrame } from '~/shared/forms/frame/frame-messages';
import { useSignedIn } from '~/shared/forms/use-signed-in';

/**
 * Around a form's own page. Before the first paint, what is `frame-hidden` below disappears in a
 * frame, and what is `visitors-only` for those who are signed in. The page around the frame learns
 * how tall the form is.
 */
export function Framed({ form, children }: { form: FormSlug; children: ReactNode }) {
  const isHydrated = useHydrated();
  const isSignedIn = useSignedIn();
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
      data-signed-in={isSignedIn}
      suppressHydrationWarning
    >
      {!isHydrated && <script suppressHydrationWarning>{inlineScript}</script>}
      {children}
    </div>
  );
}

/** Runs in the page, as text. */
function markPage(read: typeof readText, storageKey: string): void {
  const page = document.currentScript?.parentElement;
  if (!page) return;
  page.dataset.framed = String(window.self !== window.top);
  page.dataset.signedIn = String(read('localStorage', storageKey) !== null);
}

const inlineScript = import.meta.env.SSR
  ? `(${markPage})(${readText},${JSON.stringify(sessionStorageKey)})`
  : '';

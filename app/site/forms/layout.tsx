import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { sessionStorageKey } from '~/shared/backend/stored-session';
import { readText } from '~/shared/browser/storage';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { MinimalHeader } from '~/shared/chrome/minimal-header';
import { formAt } from '~/shared/forms/form-pages';
import type { FormSlug } from '~/shared/forms/form-settings';
import { isFramed, postToParent } from '~/shared/forms/frame-messages';
import { PageContent, SkipLink } from '~/shared/page/page-content';
import { useSignedIn } from './use-signed-in';

/** The layout of a form: a minimal header on its own page, and none in a frame. */
export default function FormLayout() {
  return (
    <FrameAdapter form={formAt(useLocation().pathname)}>
      <div className="frame-hidden">
        <SkipLink />
        <MinimalHeader />
      </div>
      <PageContent>
        <Outlet />
      </PageContent>
    </FrameAdapter>
  );
}

/**
 * Wraps a form's own page. Before the first paint it hides `frame-hidden` elements in a frame, and
 * `visitors-only` elements from signed-in members. It reports the form's height to the parent page.
 */
function FrameAdapter({ form, children }: { form: FormSlug; children: ReactNode }) {
  const isHydrated = useHydrated();
  const isSignedIn = useSignedIn();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !isFramed()) return;
    const observer = new ResizeObserver(() => {
      postToParent({ form, event: 'size', height: element.getBoundingClientRect().height });
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

/** Serialized into an inline script, so it uses no imports. */
function markPage(read: typeof readText, storageKey: string): void {
  const page = document.currentScript?.parentElement;
  if (!page) return;
  page.dataset.framed = String(window.self !== window.top);
  page.dataset.signedIn = String(read('localStorage', storageKey) !== null);
}

const inlineScript = import.meta.env.SSR
  ? `(${markPage})(${readText},${JSON.stringify(sessionStorageKey)})`
  : '';

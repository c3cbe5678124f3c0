import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pathFor } from '~/paths';
import { thirdPartyForms } from '~/shared/brand/external';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { NeedsScript } from '~/shared/page/needs-script';
import { Button } from '~/shared/ui/button';
import { ExternalLink } from '~/shared/ui/external-link';
import { Spinner } from '~/shared/ui/spinner';
import { formPages } from './form-pages';
import type { FormSlug } from './form-settings';
import { onFrameMessage } from './frame-messages';

type FormFrameProps = {
  form: FormSlug;
  /** A query with options to select in the site's own form, such as `?change=add-person`. */
  search?: string;
  /** The height in CSS pixels. The site's own forms may exceed it, so that no frame scrolls. */
  height: number;
  /** Called when one of the site's own forms was sent. */
  onSent?: () => void;
  className?: string;
};

/**
 * A form in a frame: the operator's form, if `form-settings.ts` names one, or the site's own. The
 * page around it needs the messages of `formFrame`.
 */
export function FormFrame({ form, search = '', ...props }: FormFrameProps) {
  const { language } = useLanguage();
  const address = thirdPartyForms[form] ?? pathFor(formPages[form], language) + search;
  // Changing a frame's address would add a history entry; a new frame does not.
  return <Frame key={address} form={form} address={address} {...props} />;
}

function Frame({
  form,
  address,
  height,
  onSent,
  className,
}: Omit<FormFrameProps, 'search'> & { address: string }) {
  const { t } = useTranslation('formFrame');
  const [attempt, setAttempt] = useState(0);
  const [contentHeight, setContentHeight] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLIFrameElement>(null);
  const isOurs = !thirdPartyForms[form];
  const isNear = useNearViewport(place);
  const { state, onLoad, begin } = useFrameState(ref, { isOurs, isAsked: isNear });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame comes when it is near, and each attempt has one of its own
  useEffect(() => {
    if (!isOurs || !ref.current) return;
    return onFrameMessage(ref.current, form, (message) => {
      if (message.event === 'size') setContentHeight(Math.ceil(message.height));
      else onSent?.();
    });
  }, [form, isOurs, isNear, onSent, attempt]);

  const tryAgain = () => {
    begin();
    setAttempt(attempt + 1);
  };

  return (
    <div className={clsx('grid content-start gap-3', className)}>
      <NeedsScript>{t('needsScript')}</NeedsScript>
      <div
        ref={place}
        className="relative overflow-hidden rounded-lg bg-white shadow-raised noscript:hidden"
      >
        {state !== 'shown' && (
          <div className="absolute inset-x-0 top-0 grid justify-items-center gap-4 px-6 py-20 text-center">
            {state === 'loading' && (
              <>
                <Spinner className="size-8 text-mata-700" />
                <p role="status" className="text-muted">
                  {t('loading')}
                </p>
              </>
            )}
            {state !== 'loading' && (
              <FrameFailure isSlow={state === 'slow'} address={address} onRetry={tryAgain} />
            )}
          </div>
        )}
        {isNear ? (
          <iframe
            key={attempt}
            ref={ref}
            src={address}
            title={t(`titles.${form}`)}
            height={Math.max(height, contentHeight)}
            onLoad={onLoad}
            className={clsx('relative block w-full', state !== 'shown' && 'invisible')}
          />
        ) : (
          // The first content must not wait for the form, because even an empty frame is a separate
          // document. This placeholder reserves its height until it is near the viewport.
          <svg aria-hidden="true" height={height} className="block w-full" />
        )}
      </div>
      <p className="text-center text-sm text-muted noscript:hidden">
        <ExternalLink href={address} newTab className="link inline-flex min-h-9 items-center gap-1">
          {t('openAlone')}
        </ExternalLink>
      </p>
    </div>
  );
}

type FrameFailureProps = {
  /** Whether the form is still loading, but overdue. */
  isSlow: boolean;
  address: string;
  onRetry: () => void;
};

/** Replaces a form that did not load. It retries when the connection is back. */
function FrameFailure({ isSlow, address, onRetry }: FrameFailureProps) {
  const { t } = useTranslation(['formFrame', 'common']);

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <div className="grid max-w-prose justify-items-center gap-4">
      <p role="alert" className="font-semibold">
        {isSlow ? t('formFrame:slow') : t('formFrame:failed')}
      </p>
      <Button onClick={onRetry}>{t('common:actions.retry')}</Button>
      <p className="flex flex-wrap justify-center gap-x-5 gap-y-2 text-sm">
        <ExternalLink href={address} newTab className="link inline-flex items-center gap-1">
          {t('formFrame:openAlone')}
        </ExternalLink>
        <ExternalLink href={whatsAppLink()} newTab className="link inline-flex items-center gap-1">
          {t('formFrame:whatsapp')}
        </ExternalLink>
      </p>
    </div>
  );
}

export type FrameState = 'loading' | 'slow' | 'shown' | 'failed';

const timeoutMs = 15_000;

/**
 * The state of a frame. Browsers do not report that a frame could not be loaded, but their error
 * page, unlike the site's own pages, blocks access to its document.
 * @param isOurs whether the frame's page is one of this site.
 * @param isAsked whether the page was requested, because only then it can be slow.
 */
function useFrameState(
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

/** Whether an element has been within one screen height of the viewport. It stays true. */
function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);

  return isNear;
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';

type VisitorFieldsProps = {
  isVisitor: boolean;
  /** Whether a draft was restored. */
  isRestored: boolean;
  onStartOver: () => void;
  /** The fields for visitors. */
  children: ReactNode;
};

/** Visitors enter their name and contact data; members do not need to. */
export function VisitorFields({
  isVisitor,
  isRestored,
  onStartOver,
  children,
}: VisitorFieldsProps) {
  // Before hydration the page is the same for all visitors, and `chrome.css` hides one part.
  const isHydrated = useHydrated();
  const { t } = useTranslation('forms');
  return (
    <>
      {isRestored && (
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          {t('restored')}
          <button type="button" onClick={onStartOver} className="link min-h-9 text-mata-700">
            {t('startOver')}
          </button>
        </p>
      )}
      {(!isHydrated || !isVisitor) && (
        <div className={clsx(!isHydrated && 'members-only')}>
          <Notice>
            <p>{t('signedIn')}</p>
          </Notice>
        </div>
      )}
      {isVisitor && (
        <div className={clsx('grid gap-5', !isHydrated && 'visitors-only')}>{children}</div>
      )}
    </>
  );
}

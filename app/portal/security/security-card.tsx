import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Card } from '~/shared/ui/card';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { IconTile } from '~/shared/ui/icon-tile';
import { Notice } from '~/shared/ui/notice';
import { errorDescription, isCancelled } from './security-error';

type SecurityCardProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The current state: "On". */
  badge?: ReactNode;
  children: ReactNode;
};

/** One topic of the account's security. */
export function SecurityCard({ icon, title, text, badge, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id} className="grid gap-6">
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 sm:items-start">
          <IconTile icon={icon} className="sm:row-span-2" />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-heading">
              {title}
            </h2>
            {badge}
          </div>
          <p className="col-span-2 max-w-prose wrap-anywhere text-muted sm:col-span-1 sm:col-start-2">
            {text}
          </p>
        </div>
        {children}
      </section>
    </Card>
  );
}

type FailureNoticeProps = {
  error: unknown;
  /** The text if the backend gives no reason. */
  fallback: string;
};

/** Why something failed: our text, else the backend's message, else the fallback. */
export function FailureNotice({ error, fallback }: FailureNoticeProps) {
  const { t } = useTranslation(['security', 'errors']);
  if (isCancelled(error)) return null;
  const { key, text } = errorDescription(error);
  return (
    <FocusOnMount reason={error}>
      <Notice tone="danger" live="alert">
        <p>{key ? t(key) : text || fallback}</p>
      </Notice>
    </FocusOnMount>
  );
}

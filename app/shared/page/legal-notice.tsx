import { clsx } from 'clsx';
import { HeartHandshake } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from './local-link';

type LegalNoticeProps = {
  /** Opens the link to the rules in a new tab, so that a form keeps its input. */
  newTab?: boolean | undefined;
  className?: string;
};

/** One line that states that this is not insurance, for pages that someone sees every day. */
export function LegalLine({ newTab }: Pick<LegalNoticeProps, 'newTab'>) {
  const { t } = useTranslation();
  return (
    <p className="text-sm text-muted">
      {t('legalNotice.title')}. <NoticeLink newTab={newTab} />
    </p>
  );
}

/** States that this is not insurance, with a link to the whole notice in the rules. */
export function LegalNotice({ newTab, className }: LegalNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className={clsx('flex gap-3 rounded-md bg-barro-100 p-4 text-sm lg:px-5', className)}>
      <HeartHandshake className="mt-px size-5 shrink-0 text-barro-700" />
      <div className="grid gap-1">
        <p className="font-semibold">{t('legalNotice.title')}</p>
        <p>
          {t('legalNotice.short')} <NoticeLink newTab={newTab} className="font-semibold" />
        </p>
      </div>
    </div>
  );
}

function NoticeLink({ newTab, className }: LegalNoticeProps) {
  const { t } = useTranslation();
  return (
    <LocalLink
      to="rules"
      hash="not-insurance"
      target={newTab ? '_blank' : undefined}
      className={clsx('link', className)}
    >
      {t('legalNotice.link')}
    </LocalLink>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Check, Copy, Printer, Share2 } from 'lucide-react';
import { pathFor } from '~/paths';
import { useCopy } from '~/shared/browser/use-copy';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { QrCode } from '~/shared/ui/qr-code';
import { advisorQuery } from './backend/advisor';
import { SectionHead } from './frame/sections';

/** The advisor's sign-up link, with its QR code, and the enrollment code. */
export function LinkSection() {
  const { t } = useTranslation('advisor');
  const { language } = useLanguage();
  const { data: advisor } = useQuery(advisorQuery());
  const code = advisor?.code ?? '';
  const query = new URLSearchParams({ ref: code });
  const address = `${window.location.origin}${pathFor('signup', language)}?${query}`;
  const { isCopied, copy } = useCopy(address);
  const Icon = isCopied ? Check : Copy;
  const share = () =>
    navigator.share({ title: t('link.shareText'), url: address }).catch((error: unknown) => {
      // Closing the share sheet is no failure.
      console.info('Share:', error);
    });
  return (
    <div className="page grid grid-cols-1 items-start gap-x-10 gap-y-8 pt-4 pb-12 md:pt-8 lg:grid-cols-[1fr_auto] lg:pb-20">
      <div className="grid grid-cols-1 gap-6 print:hidden">
        <SectionHead title={t('link.title')} lead={t('link.lead')} />
        <div className="grid grid-cols-1 gap-5 rounded-md bg-white p-5 shadow-raised md:p-6">
          <dl className="grid grid-cols-1 gap-4">
            <div className="grid grid-cols-1 gap-1">
              <dt className="text-sm text-muted">{t('link.address')}</dt>
              <dd className="font-semibold wrap-anywhere">{address}</dd>
              <dd className="text-sm text-muted">{t('link.language')}</dd>
            </div>
            <div className="grid gap-1">
              <dt className="text-sm text-muted">{t('link.code')}</dt>
              <dd className="text-heading font-semibold tabular-nums wrap-anywhere">{code}</dd>
            </div>
          </dl>
          <div className="flex flex-wrap gap-3">
            <Button onClick={copy}>
              <Icon className="size-5" />
              {isCopied ? t('link.copied') : t('link.copy')}
            </Button>
            {'share' in navigator && (
              <Button variant="outline" onClick={share}>
                <Share2 className="size-5" />
                {t('link.share')}
              </Button>
            )}
            <Button variant="outline" onClick={() => window.print()}>
              <Printer className="size-5" />
              {t('link.print')}
            </Button>
          </div>
          <p role="status" className="sr-only">
            {isCopied && t('link.copied')}
          </p>
        </div>
      </div>
      <figure className="grid justify-items-center gap-3 justify-self-center rounded-md bg-white p-6 text-center shadow-raised print:shadow-none">
        <QrCode text={address} label={t('link.qr')} className="size-56" />
        <figcaption className="grid max-w-64 gap-1">
          <span className="font-semibold wrap-anywhere">
            {t('link.with', { name: advisor?.first_name ?? '' })}
          </span>
          <span className="text-sm text-muted">{t('link.qrText')}</span>
        </figcaption>
      </figure>
    </div>
  );
}

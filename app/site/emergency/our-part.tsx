import { ArrowRight, Phone } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';
import { WhatsAppLink } from '~/site/whatsapp-link';

const next = ['deskCards', 'shareable', 'whatWouldIPay'] as const;

/** When to contact the team, and links to related pages. */
export function OurPart({ months }: { months: string }) {
  const { t } = useTranslation('emergency');
  return (
    <section aria-labelledby="us-title" className="bg-sand">
      <div className="page grid gap-x-16 gap-y-8 py-10 md:py-14 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 id="us-title" className="text-subtitle">
            {t('us.title')}
          </h2>
          <ul className="mt-5 grid max-w-prose list-disc gap-2.5 pl-6 marker:text-barro-500">
            <li>{t('us.now')}</li>
            <li>{t('us.later')}</li>
            <li>{t('us.request', { months })}</li>
          </ul>
        </div>
        <div className="grid content-start gap-3">
          <WhatsAppLink size="lg">{t('us.whatsapp')}</WhatsAppLink>
          <LinkButton href={`tel:${brand.phone.number}`} variant="outline" size="lg">
            <Phone className="size-5" />
            {t('us.phone', { phone: brand.phone.display })}
          </LinkButton>
          <ul className="mt-2">
            {next.map((page) => (
              <li key={page} className="border-b border-line last:border-0">
                <LocalLink
                  to={page}
                  className="flex min-h-12 items-center justify-between gap-3 font-semibold text-mata-700 hover:underline"
                >
                  {t(`next.${page}`)}
                  <ArrowRight className="size-5" />
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

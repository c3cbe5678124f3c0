import { MessageCircleHeart, Phone } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LinkButton } from '~/shared/ui/link-button';

type CallFirstProps = { emergency: string; crisis: string };

/** The two emergency numbers, before anything else. */
export function CallFirst({ emergency, crisis }: CallFirstProps) {
  const { t } = useTranslation('emergency');
  return (
    <section aria-labelledby="emergency-title" className="bg-danger-100">
      <div className="page grid gap-x-16 gap-y-6 py-8 md:py-12 lg:grid-cols-[1.2fr_1fr] lg:items-center lg:py-16">
        <div>
          <h1 id="emergency-title" className="max-w-160 text-display text-danger-700">
            {t('title', { emergency })}
          </h1>
          <p className="mt-4 max-w-136 text-lead">{t('signs')}</p>
          <p className="mt-3 max-w-136 text-sm text-muted max-lg:hidden">{t('milder')}</p>
        </div>
        <div className="grid gap-3">
          <LinkButton href={`tel:${emergency}`} variant="danger" size="lg" className="text-heading">
            <Phone className="size-6" />
            {t('call', { emergency })}
          </LinkButton>
          <p className="mb-2 text-sm">{t('callHint')}</p>
          <LinkButton
            href={`tel:${crisis}`}
            variant="outline"
            size="lg"
            className="bg-white text-ink ring-danger-600/40"
          >
            <MessageCircleHeart className="size-6 shrink-0" strokeWidth={1.75} />
            {t('crisis', { crisis })}
          </LinkButton>
          <p className="text-sm">{t('crisisHint')}</p>
        </div>
        <p className="text-sm text-muted lg:hidden">{t('milder')}</p>
      </div>
    </section>
  );
}

import { Mail, Phone } from 'lucide-react';
import { pathFor } from '~/paths';
import { brand } from '~/shared/brand/brand';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { OpenBook } from '~/shared/illustrations/open-book';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';

export const loader = pageLoader('providers');
export const clientLoader = pageLoader('providers');

/**
 * The page behind the code on the membership card, for front desks and billing offices. It is the
 * same for every card, so it confirms nothing about a person. Members read in the Portuguese edition
 * what it says.
 */
export default function ProvidersPage() {
  const { t } = useTranslation('providers');
  const { language } = useLanguage();
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={OpenBook}>
        {language === 'pt-BR' && (
          <p className="mt-4">
            <a href={pathFor('providers', 'en')} hrefLang="en" className="link font-semibold">
              {t('english')}
            </a>
          </p>
        )}
      </PageHead>
      <div className="page grid gap-x-16 gap-y-12 pb-band lg:grid-cols-2">
        <section aria-labelledby="what-title">
          <h2 id="what-title" className="text-subtitle">
            {t('what.title')}
          </h2>
          <ul className={list}>
            <li>{t('what.items.community')}</li>
            <li>{t('what.items.selfPay')}</li>
            <li>{t('what.items.person')}</li>
          </ul>
        </section>
        <section aria-labelledby="bill-title">
          <h2 id="bill-title" className="text-subtitle">
            {t('bill.title')}
          </h2>
          <ul className={list}>
            <li>{t('bill.items.patient')}</li>
            <li>{t('bill.items.none')}</li>
            <li>{t('bill.items.itemized')}</li>
            <li>{t('bill.items.estimate')}</li>
            <li>{t('bill.items.emergency')}</li>
          </ul>
        </section>
        <section aria-labelledby="discount-title">
          <h2 id="discount-title" className="text-subtitle">
            {t('discount.title')}
          </h2>
          <p className="mt-4 max-w-prose">{t('discount.text')}</p>
        </section>
        <WhomToCall />
      </div>
      <section aria-labelledby="member-title" className="bg-sand print:hidden">
        <div className="page grid justify-items-start gap-3 py-10 md:py-14">
          <h2 id="member-title" className="text-heading">
            {t('member.title')}
          </h2>
          <p className="max-w-prose">{t('member.text')}</p>
          <LinkButton to="deskCards" variant="outline" className="mt-2 max-sm:w-full">
            {t('member.link')}
          </LinkButton>
        </div>
      </section>
    </>
  );
}

const list = 'mt-4 grid max-w-prose list-disc gap-2.5 pl-6 marker:text-barro-500';

function WhomToCall() {
  const { t } = useTranslation(['providers', 'common']);
  return (
    <section aria-labelledby="call-title">
      <h2 id="call-title" className="text-subtitle">
        {t('providers:call.title')}
      </h2>
      <p className="mt-4 max-w-prose">{t('providers:call.text')}</p>
      <p className="mt-2 max-w-prose">{t('common:footer.contact.hoursValue')}</p>
      <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
        <LinkButton href={`tel:${brand.phone.number}`} size="lg">
          <Phone className="size-5" />
          {t('providers:call.phone', { phone: brand.phone.display })}
        </LinkButton>
        <LinkButton
          href={`mailto:${brand.email.support}`}
          size="lg"
          variant="outline"
          className="wrap-anywhere"
        >
          <Mail className="size-5 shrink-0" />
          {t('providers:call.email', { email: brand.email.support })}
        </LinkButton>
      </div>
      <p className="mt-5 max-w-prose text-sm text-muted">{t('providers:call.permission')}</p>
    </section>
  );
}

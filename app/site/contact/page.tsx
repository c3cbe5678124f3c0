import { LockKeyhole } from 'lucide-react';
import { FormFrame } from '~/shared/forms/frame/form-frame';
import { pageLoader } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Section, SectionHeading } from '~/shared/ui/section';
import { ContactHero } from './contact-hero';
import { Office } from './office';

export const loader = pageLoader('contact');
export const clientLoader = pageLoader('contact');

/** The contact page: every channel to the team. */
export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <Office />
      <ContactForm />
    </>
  );
}

/** The contact form: what happens with a message, and the frame with the form. */
function ContactForm() {
  const { t } = useTranslation('contact');
  return (
    <Section id="write" labelledBy="form-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="form-title" title={t('form.title')} lead={t('form.text')} />
          <p className="mt-6 flex max-w-prose gap-3 text-sm text-muted">
            <LockKeyhole className="mt-px size-5 shrink-0 text-mata-700" strokeWidth={1.75} />
            <span>
              {t('form.privacy')}{' '}
              <LocalLink to="legal" hash="privacy" className="link">
                {t('form.policy')}
              </LocalLink>
            </span>
          </p>
        </div>
        <FormFrame form="contact" height={700} />
      </div>
    </Section>
  );
}

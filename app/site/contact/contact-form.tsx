import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Section, SectionHeading } from '~/shared/ui/section';

/** A written message: what happens with it, and the frame with the form beside it. */
export function ContactForm({ children }: { children: ReactNode }) {
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
        {children}
      </div>
    </Section>
  );
}

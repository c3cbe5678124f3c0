import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { WhatsAppIcon } from '~/components/chrome/brand-icons';
import { LocalLink } from '~/components/local-link';
import { whatsAppLink } from '~/config/external';
import { usePageData } from '~/i18n/page-data';
import type { IllustrationProps } from '~/illustrations/illustration';
import { LinkButton } from '~/ui/link-button';

type SectionBeingPreparedProps = { illustration: ComponentType<IllustrationProps> };

/** A part of the portal that is still being made: its name, one calm sentence, help meanwhile. */
export function SectionBeingPrepared({ illustration: Drawing }: SectionBeingPreparedProps) {
  const { t } = useTranslation('portal');
  const data = usePageData();
  return (
    <div className="page pt-4 pb-12 md:pt-8 lg:pb-20">
      <LocalLink
        to="portal"
        className="link inline-flex min-h-11 items-center gap-2 rounded-xs text-sm text-muted"
      >
        <ArrowLeft className="size-4.5" />
        {t('preparing.back')}
      </LocalLink>
      <div className="mt-2 grid items-center overflow-hidden rounded-lg bg-mata-100 md:grid-cols-[1.2fr_1fr]">
        <div className="grid justify-items-start gap-4 p-6 md:p-10 lg:p-14">
          <h1 className="text-subtitle">{data?.text.heading}</h1>
          <p className="max-w-prose text-lead text-muted">{t('preparing.text')}</p>
          <LinkButton href={whatsAppLink(t('whatsappText'))} newTab className="mt-2">
            <WhatsAppIcon className="size-5" />
            {t('preparing.whatsapp')}
          </LinkButton>
        </div>
        <Drawing className="mx-auto -mb-px w-full max-w-90 md:max-w-110 md:self-end" />
      </div>
    </div>
  );
}

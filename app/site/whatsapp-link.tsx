import type { ReactNode } from 'react';
import { brand } from '~/shared/brand/brand';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';

type WhatsAppLinkProps = {
  /** The prefilled message, if it differs from the general one. */
  message?: string;
  variant?: 'primary' | 'outline';
  size?: 'md' | 'lg';
  className?: string;
  children: ReactNode;
};

/** A button that opens a WhatsApp chat with the team. */
export function WhatsAppLink({ message, children, ...button }: WhatsAppLinkProps) {
  const { t } = useTranslation('common');
  const text = message ?? t('whatsapp.prefilled', { brand: brand.name });
  return (
    <LinkButton {...button} href={whatsAppLink(text)} newTab arrow={false}>
      <WhatsAppIcon className="size-5" />
      {children}
    </LinkButton>
  );
}

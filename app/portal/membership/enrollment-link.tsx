import type { ComponentProps } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';

type EnrollmentLinkProps = Pick<ComponentProps<typeof LinkButton>, 'variant' | 'className'>;

/** Starts a chat with the team about an enrollment that is not on record yet. */
export function EnrollmentLink(props: EnrollmentLinkProps) {
  const { t } = useTranslation('portal');
  return (
    <LinkButton href={whatsAppLink(t('whatsappText'))} newTab size="sm" {...props}>
      {t('noEnrollment.action')}
    </LinkButton>
  );
}

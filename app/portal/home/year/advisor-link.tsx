import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LinkButton } from '~/shared/ui/link-button';
import { advisorAccessQuery } from './fetch-advisor-access';

/** The way to the advisor portal, for a member who is an advisor, too. */
export function AdvisorLink() {
  const { id } = usePortalUser();
  const { t } = useTranslation('memberYear');
  const { data: isAdvisor } = useQuery(advisorAccessQuery(id));
  if (!isAdvisor) return null;
  return (
    <LinkButton to="advisor" variant="outline" className="justify-self-start max-sm:w-full">
      {t('advisorPortal')}
      <ArrowRight className="size-5" />
    </LinkButton>
  );
}

import { useQuery } from '@tanstack/react-query';
import { FileHeart, FileText, ReceiptText, Stethoscope } from 'lucide-react';
import { FormView } from '~/portal/forms/form-view';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { backState, useBackLink } from '~/portal/frame/use-back-link';
import { memberAgendaQuery } from '~/portal/member/fetch-member-agenda';
import { queryClient } from '~/shared/backend/query-client';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { LocalLink } from '~/shared/page/local-link';
import { Card } from '~/shared/ui/card';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';
import { requestPage } from './request-page';

export const clientLoader = portalLoader('healthSharingStart', ({ id }) => {
  void queryClient.prefetchQuery(memberAgendaQuery(id));
});

const documents = [
  { id: 'bill', icon: FileText },
  { id: 'iua', icon: ReceiptText },
  { id: 'notes', icon: Stethoscope },
  { id: 'forms', icon: FileHeart },
] as const;

/** The documents to prepare, for members who know the rules, and the link to the request. */
export default function HealthSharingStart() {
  const { t } = useTranslation('portalForms');
  const { data: agenda } = useQuery(memberAgendaQuery(usePortalUser().id));
  // Members who have acknowledged the rules arrive from the portal's home.
  const hasReadRules = agenda?.acknowledgedAt != null;
  const toRules = useBackLink('healthSharing', t('backToRules'));
  const toPortal = useBackLink('portal', t('backToPortal'));
  return (
    <FormView
      text={t('start.text')}
      illustration={HeartLedger}
      back={hasReadRules ? toPortal : toRules}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-mata-700">
        <LocalLink to="bills" className="link">
          {t('start.requests')}
        </LocalLink>
        {hasReadRules && (
          <LocalLink to="healthSharing" className="link">
            {t('healthSharing.readAgain')}
          </LocalLink>
        )}
      </div>
      <Card className="grid gap-6">
        <ul className="grid gap-6 md:grid-cols-2">
          {documents.map(({ id, icon }) => (
            <li key={id} className="flex gap-4">
              <IconTile icon={icon} />
              <div className="grid content-start gap-1">
                <p className="font-semibold">{t(`start.documents.${id}.title`)}</p>
                <p className="text-sm text-muted">{t(`start.documents.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <LinkButton
          to={requestPage}
          state={backState(2)}
          size="lg"
          className="max-md:w-full md:justify-self-end"
        >
          {t('healthSharing.continue')}
        </LinkButton>
      </Card>
    </FormView>
  );
}

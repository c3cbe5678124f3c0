import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormView } from '~/portal/forms/form-view';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { backState, useBackLink } from '~/portal/frame/use-back-link';
import { memberAgendaQuery } from '~/portal/member/fetch-member-agenda';
import { queryClient } from '~/shared/backend/query-client';
import { formatDay } from '~/shared/format/dates';
import { FormFrame } from '~/shared/forms/form-frame';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { LegalLine } from '~/shared/page/legal-notice';
import { LinkButton } from '~/shared/ui/link-button';
import { Notice } from '~/shared/ui/notice';
import { requestPage } from './request-page';

export const clientLoader = portalLoader('healthSharing', ({ id }) => {
  void queryClient.prefetchQuery(memberAgendaQuery(id));
});

/**
 * The rules, which members acknowledge once. Members who have confirmed them continue to the
 * request; others can skip them.
 */
export default function HealthSharingRules() {
  const { t } = useTranslation('portalForms');
  const { language } = useLanguage();
  const user = usePortalUser();
  const cache = useQueryClient();
  const { data: agenda } = useQuery(memberAgendaQuery(user.id));
  const [isJustSent, setJustSent] = useState(false);
  const acknowledgedAt = agenda?.acknowledgedAt;
  // The form itself confirms that it was sent, so it stays on the page.
  const isKnown = Boolean(acknowledgedAt) && !isJustSent;
  const onSent = () => {
    setJustSent(true);
    void cache.invalidateQueries({ queryKey: memberAgendaQuery(user.id).queryKey });
  };
  return (
    <FormView
      text={t('healthSharing.text')}
      illustration={HeartLedger}
      back={useBackLink('portal', t('backToPortal'))}
    >
      <LegalLine newTab />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">{!isKnown && !isJustSent && t('healthSharing.skipHint')}</p>
        {isKnown || isJustSent ? (
          <LinkButton to={requestPage} state={backState(1)}>
            {t('healthSharing.continue')}
          </LinkButton>
        ) : (
          <LinkButton to="healthSharingStart" state={backState(1)} variant="outline">
            {t('healthSharing.skip')}
          </LinkButton>
        )}
      </div>
      {acknowledgedAt && isKnown && (
        <Notice tone="success">
          <p>{t('healthSharing.done', { date: formatDay(acknowledgedAt, language) })}</p>
        </Notice>
      )}
      {isKnown ? (
        <LinkButton to="rules" target="_blank" variant="outline" className="justify-self-start">
          {t('healthSharing.complete')}
        </LinkButton>
      ) : (
        <FormFrame form="sharing-rules" height={800} onSent={onSent} />
      )}
    </FormView>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { errorMessageKey } from '~/shared/backend/app-error';
import { usStates } from '~/shared/format/us-states';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { LinkButton } from '~/shared/ui/link-button';
import { Notice } from '~/shared/ui/notice';
import { acknowledgeState, pendingStateQuery } from './pending-state';

/**
 * The notice of the state where the member lives, until they have read it; or that the state is
 * closed, until the team has talked to them. It blocks nothing.
 */
export function StateNotice() {
  const { id } = usePortalUser();
  const { t } = useTranslation(['stateNotice', 'errors']);
  const { language } = useLanguage();
  const query = useQuery(pendingStateQuery(id, language));
  const reading = useMutation({
    mutationFn: (ruleId: string) => acknowledgeState(ruleId, language),
    // The notice may have changed since it was loaded.
    onError: () => void query.refetch(),
  });
  if (reading.isSuccess) {
    return (
      <FocusOnMount reason="state">
        <Notice tone="success" live="status">
          <p>{t('done')}</p>
        </Notice>
      </FocusOnMount>
    );
  }
  const pending = query.data;
  if (!pending) return null;
  const state = usStates[pending.us_state as keyof typeof usStates] ?? '';
  if (pending.kind === 'closed') {
    return (
      <Frame title={t('closedTitle', { state: state || t('abroad') })}>
        <p className="max-w-prose">{t('closed')}</p>
        <LinkButton to="concierge" variant="outline" size="sm" className="justify-self-start">
          {t('support')}
        </LinkButton>
      </Frame>
    );
  }
  return (
    <Frame title={t('title', { state })}>
      <p className="max-w-prose break-words whitespace-pre-line">
        {language === 'en' ? pending.notice_en : pending.notice_pt}
      </p>
      {reading.error && (
        <Notice tone="danger" live="alert" title={t('failed')}>
          <p>{t(`errors:${errorMessageKey(reading.error)}`)}</p>
        </Notice>
      )}
      <Button
        size="sm"
        className="justify-self-start"
        busy={reading.isPending}
        onClick={() => reading.mutate(pending.rule_id)}
      >
        {reading.isPending ? t('confirming') : t('confirm')}
      </Button>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="state-title"
      className="flex gap-4 rounded-lg bg-barro-100 p-5 md:p-6"
    >
      <MapPin className="mt-0.5 size-6 shrink-0 text-barro-700" />
      <div className="grid gap-3">
        <h2 id="state-title" className="text-heading">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

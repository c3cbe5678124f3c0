import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '~/shared/browser/use-copy';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { Checklist } from '../checklist/checklist';
import type { SharingRequest } from '../data/fetch-request';
import { useLiveRequests } from '../live/use-live-requests';
import { factsOf } from '../new/facts';
import { Review } from '../new/review';
import { useRequestTexts } from '../use-request-texts';
import { AnotherBill } from './another-bill';
import { AnswerCard } from './answer-card';
import { CareEdition } from './care-edition';
import { Disagreement } from './disagreement';
import { MessageThread } from './message-thread';
import { Timeline } from './timeline';
import { TurnCard } from './turn-card';
import { Withdrawal } from './withdrawal';

type RequestViewProps = { request: SharingRequest; onChanged: () => void };

/** The page of one request. */
export function RequestView({ request, onChanged }: RequestViewProps) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const texts = useRequestTexts();
  useLiveRequests();
  const state = useHistoryState() as { isJustSent?: boolean } | undefined;
  const number = request.number ?? '';
  return (
    <div className="page pt-4 pb-12 md:pt-8 lg:pb-20">
      <div className="mx-auto grid w-full max-w-200 grid-cols-1 gap-8">
        <div className="grid gap-4">
          <LocalLink
            to="requests"
            className="link inline-flex min-h-11 items-center gap-2 justify-self-start rounded-xs text-sm text-muted"
          >
            <ArrowLeft className="size-4.5" />
            {t('backToRequests')}
          </LocalLink>
          {state?.isJustSent && (
            <FocusOnMount reason={number}>
              <Notice tone="success" live="status" title={t('track.sentTitle')}>
                <p>{t('track.sentText', { number })}</p>
              </Notice>
            </FocusOnMount>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="grid min-w-0 gap-1">
              <h1 className="text-subtitle">{t('track.title', { number })}</h1>
              <p className="text-lead wrap-anywhere text-muted">{texts.whose(request)}</p>
            </div>
            <CopyNumber number={number} />
          </div>
        </div>
        <TurnCard request={request} />
        <AnswerCard request={request} />
        <AnotherBill request={request} />
        {request.state === 'answered' && request.outcome !== 'shared' && (
          <Disagreement request={request} onSent={onChanged} />
        )}
        <Part title={t('documents.title')} lead={t('documents.lead')}>
          {request.request_items.length > 0 ? (
            <Checklist request={request} items={request.request_items} onChanged={onChanged} />
          ) : (
            <Notice>{t('documents.none')}</Notice>
          )}
        </Part>
        <MessageThread request={request} onSent={onChanged} />
        <Timeline request={request} />
        <Part title={t('facts.title')}>
          <Review facts={factsOf(request, language)} />
          <CareEdition day={request.service_date} />
        </Part>
        <Withdrawal request={request} onWithdrawn={onChanged} />
      </div>
    </div>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 className="text-heading">{title}</h2>
        {lead && <p className="text-sm text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('requests');
  const { isCopied, copy } = useCopy(number);
  return (
    <Button variant="quiet" size="sm" onClick={() => void copy()} className="-ml-4">
      <span aria-live="polite">{isCopied ? t('track.copied') : t('track.copy')}</span>
    </Button>
  );
}

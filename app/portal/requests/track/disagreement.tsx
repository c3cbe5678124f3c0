import { useState } from 'react';
import type { SharingRequest } from '~/portal/requests/data/requests';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { askSecondReading } from '../data/request-actions';
import { MessageForm } from './message-form';

type DisagreementProps = { request: Pick<SharingRequest, 'id'>; onSent: () => void };

/** Asks someone else to read an answered request again, with the member's reason. */
export function Disagreement({ request, onSent }: DisagreementProps) {
  const { t } = useTranslation('requests');
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby="disagree"
      className="grid grid-cols-1 gap-4 rounded-md bg-sand p-5 md:p-6"
    >
      <div className="grid gap-1">
        <h2 id="disagree" className="font-semibold">
          {t('disagree.title')}
        </h2>
        <p className="max-w-prose text-sm text-muted">{t('disagree.text')}</p>
      </div>
      {isOpen ? (
        <MessageForm
          draftName={`second-reading-${request.id}`}
          label={t('disagree.label')}
          failedTitle={t('disagree.failed')}
          sendLabel={t('disagree.send')}
          sendingLabel={t('disagree.sending')}
          send={({ body, messageId }) =>
            askSecondReading({ requestId: request.id, messageId, body })
          }
          onSent={onSent}
        >
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('disagree.cancel')}
          </Button>
        </MessageForm>
      ) : (
        <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('disagree.action')}
        </Button>
      )}
    </section>
  );
}

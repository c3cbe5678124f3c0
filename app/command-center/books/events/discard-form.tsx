import { type SyntheticEvent, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { discardEvent, type PaymentEvent } from './fetch-events';
import { useDecision } from './use-decision';

/** Decides that an event is not to be recorded, with a reason. It stays in the list. */
export function DiscardForm({ event, onDone }: { event: PaymentEvent; onDone: () => void }) {
  const { t } = useTranslation('manageEvents');
  const [reason, setReason] = useState('');
  const { decide, isPending, problem } = useDecision(
    () => discardEvent(event.id, reason),
    t('discard.done'),
    onDone,
  );
  const onSubmit = (submit: SyntheticEvent) => {
    submit.preventDefault();
    if (!isPending) decide();
  };
  return (
    <form
      onSubmit={onSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md bg-white p-5 shadow-raised"
    >
      <h3 className="text-lead font-semibold">{t('discard.title')}</h3>
      <Field label={t('discard.reason')} hint={t('discard.hint')}>
        <TextInput
          value={reason}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button type="submit" size="sm" variant="outline" busy={isPending}>
          {t('discard.submit')}
        </Button>
      </div>
    </form>
  );
}

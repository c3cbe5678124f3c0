import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ReadOnlyNotice } from '~/command-center/kit/permission-notice';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { ChooseDialog } from '~/command-center/requests/choose-dialog';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { QueueKeysDialog } from '~/command-center/requests/queue/queue-keys-dialog';
import { type Action, useChangeRequests } from '~/command-center/requests/use-change-requests';
import { useRequestChoices } from '~/command-center/requests/use-request-choices';
import { useMayWork } from '~/command-center/requests/use-work';
import { useTranslation } from '~/shared/i18n/use-translation';
import { RecordParts } from './record-parts';
import { RequestHeader } from './request-header';

type RecordDialog = 'assign' | 'snooze' | 'priority' | 'keys';

/** All about one request: documents and messages, and beside them what they are about. */
export function RequestRecord({ data }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const mayWork = useMayWork();
  const { hash } = useLocation();
  const { request } = data;
  const [dialog, setDialog] = useState<RecordDialog>();
  const change = useChangeRequests();
  const apply = (action: Action) => change.mutate({ seen: [request], action });
  const choices = useRequestChoices(apply);
  const openIf = (name: RecordDialog) => () => mayWork && setDialog(name);
  useShortcuts({
    a: openIf('assign'),
    s: openIf('snooze'),
    p: openIf('priority'),
    r: () => focusOn('[data-reply]'),
    n: () => focusOn('[data-note]'),
    d: () => document.querySelector<HTMLElement>('[data-page]')?.click(),
    b: () => document.querySelector<HTMLElement>('[data-add-bill]')?.click(),
    '?': () => setDialog('keys'),
  });
  useEffect(() => {
    if (hash === '#reply') focusOn('[data-reply]');
  }, [hash]);
  return (
    <>
      <RequestHeader data={data} isBusy={change.isPending} onDialog={setDialog} />
      {!mayWork && <ReadOnlyNotice />}
      <RecordParts data={data} />
      <p className="max-w-prose text-sm text-muted">{t('logged')}</p>
      {dialog && dialog !== 'keys' && (
        <ChooseDialog
          title={dialog === 'priority' ? t('columns.priority') : t(`${dialog}.title`)}
          choices={choices[dialog]}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'keys' && <QueueKeysDialog onClose={() => setDialog(undefined)} />}
    </>
  );
}

function focusOn(selector: string) {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { EmailPreview } from '~/command-center/kit/sent/email-preview';
import { useReauthentication } from '~/command-center/kit/use-reauthentication';
import { membersKey } from '~/command-center/members/members-key';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import {
  type Activations,
  helpProblem,
  mostActivations,
  previewActivations,
  sendActivations,
} from './account';
import { helpReason, ReasonField } from './help-dialog';
import { activation } from './help-emails';

const schema = z.object({ reason: helpReason });

type ActivationsDialogProps = {
  /** How many members the source has; more than are possible at once close the form. */
  total: number;
  fetchIds: (signal: AbortSignal) => Promise<string[]>;
  onSent?: () => void;
  onClose: () => void;
};

/** Sends the activation to many members, after a preview of who gets it and who is skipped. */
export function ActivationsDialog({ total, fetchIds, onSent, onClose }: ActivationsDialogProps) {
  const { t } = useTranslation(['accountHelp', 'errors']);
  const [batchId] = useState(() => crypto.randomUUID());
  const { withProof, dialog } = useReauthentication();
  const isTooMany = total > mostActivations;
  const query = useQuery({
    queryKey: ['activations', batchId],
    queryFn: async ({ signal }) => {
      const ids = await fetchIds(signal);
      return { ids, counts: await previewActivations(batchId, ids, signal) };
    },
    enabled: !isTooMany,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const count = query.data?.counts.sent ?? 0;
  const example = query.data?.counts.first[0];
  const save = async ({ reason }: z.infer<typeof schema>): Promise<SaveResult> => {
    const ids = query.data?.ids ?? [];
    const { sent } = await withProof(() => sendActivations(batchId, ids, reason));
    const next = () => {
      onSent?.();
      onClose();
    };
    return { text: t('accountHelp:many.done', { count: sent }), next };
  };
  return (
    <EditorDialog
      title={t('accountHelp:many.title')}
      description={t('accountHelp:many.text')}
      submit={t('accountHelp:many.submit', { count })}
      draftKey="account:many"
      resolver={zodResolver(schema)}
      values={{ reason: '' }}
      save={save}
      queryKey={membersKey}
      problem={(error) => t(helpProblem(error))}
      isLocked={count === 0}
      notices={
        isTooMany ? (
          <Notice tone="warning">
            <p>{t('accountHelp:many.tooMany', { most: mostActivations })}</p>
          </Notice>
        ) : query.data ? (
          <Preview counts={query.data.counts} />
        ) : query.error ? (
          <LoadFailure query={query} />
        ) : (
          <Skeleton className="h-14" />
        )
      }
      footer={dialog}
      onClose={onClose}
    >
      <ReasonField />
      {example && (
        <EmailPreview
          to={example.first_name}
          theirs={example.language}
          languages={query.data?.counts.languages ?? {}}
          email={activation(example.first_name)}
        />
      )}
    </EditorDialog>
  );
}

function Preview({ counts: { sent, first, skipped } }: { counts: Activations }) {
  const { t } = useTranslation('accountHelp');
  const reasons = Object.entries(skipped) as [keyof typeof skipped, number][];
  return (
    <Notice live="status" title={t('many.sent', { count: sent })}>
      {first.length > 0 && (
        <p className="wrap-anywhere">
          {first.map(({ name, number }) => `${name} (${number})`).join(', ')}
          {sent > first.length && ` ${t('many.more', { count: sent - first.length })}`}
        </p>
      )}
      {reasons.length > 0 && (
        <ul className="list-disc pl-5">
          {reasons.map(([reason, count]) => (
            <li key={reason}>
              {t('many.skipped', { count, reason: t(`many.reasons.${reason}`) })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useSave } from '~/command-center/kit/editor/use-save';
import { useReauthentication } from '~/command-center/kit/use-reauthentication';
import { membersKey } from '~/command-center/members/members-key';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { LoadFailure } from '~/shared/ui/load-failure';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { type CopyProgress, downloadCopy } from './download-copy';
import {
  type PersonDetails,
  type PersonMember,
  type PersonRequest,
  type PersonRequestKind,
  personProblem,
  personStateQuery,
  personTexts,
  withdrawPersonRequest,
} from './personal-data';
import { AskDialog, ConfirmCopyDialog, ConfirmErasureDialog } from './request-dialogs';

/** That the member may soon be erased, for every admin who sees the record. */
export function ErasureNotice({ memberId }: { memberId: string }) {
  const { t } = useTranslation('personalData');
  const { data } = useQuery(personStateQuery(memberId));
  if (!data?.erasure_waits) return null;
  return (
    <Notice tone="warning" live="status">
      <p>{t('erasure.banner')}</p>
    </Notice>
  );
}

type PersonalDataPartProps = { member: PersonMember; onErased: () => void };

/** The copy and the erasure of a member, which take two super admins. */
export function PersonalDataPart(props: PersonalDataPartProps) {
  return isSuperAdmin(useAdmin()) ? <PersonalData {...props} /> : null;
}

const kinds: readonly PersonRequestKind[] = ['copy', 'erasure'];

function PersonalData({ member, onErased }: PersonalDataPartProps) {
  const { t } = useTranslation('personalData');
  const query = useQuery(personStateQuery(member.id));
  const [asking, setAsking] = useState<PersonRequestKind>();
  const details = query.data?.details;
  if (query.error && !details) {
    return <FactGroup title={t('title')} form={<LoadFailure query={query} />} />;
  }
  const obstacle = details?.obstacle;
  const offered = kinds.filter(
    (kind) => !details?.requests.some((one) => one.kind === kind && one.confirmed_by === null),
  );
  return (
    <FactGroup
      title={t('title')}
      form={
        details ? (
          <div className="grid gap-4">
            <p className="text-sm text-muted">{t('text')}</p>
            {details.requests.map((request) => (
              <RequestCard key={request.id} {...{ request, details, member, onErased }} />
            ))}
            {obstacle && offered.includes('erasure') && (
              <Notice title={t('cannotErase')}>
                <p>{t(`obstacles.${obstacle}`)}</p>
              </Notice>
            )}
            <div className="flex flex-wrap gap-3">
              {offered
                .filter((kind) => kind === 'copy' || !obstacle)
                .map((kind) => (
                  <Button key={kind} variant="outline" size="sm" onClick={() => setAsking(kind)}>
                    {t(`${kind}.button`)}
                  </Button>
                ))}
            </div>
          </div>
        ) : (
          <Skeleton className="h-24" />
        )
      }
      footer={
        asking && <AskDialog kind={asking} member={member} onClose={() => setAsking(undefined)} />
      }
    />
  );
}

type RequestCardProps = PersonalDataPartProps & { request: PersonRequest; details: PersonDetails };

/** One request: waiting, with what this admin can do, or a copy that can be downloaded. */
function RequestCard({ request, details, member, onErased }: RequestCardProps) {
  const { t } = useTranslation('personalData');
  const { language } = useLanguage();
  const [open, setOpen] = useState<'confirm' | 'withdraw'>();
  const close = () => setOpen(undefined);
  const { kind, confirmed_by: confirmedBy } = request;
  const expires = formatDateTime(request.expires_at, language);
  if (confirmedBy) {
    return (
      <Card title={t('copy.ready')}>
        <p>{t('copy.readyText', { name: confirmedBy, time: expires })}</p>
        {request.may_download && <DownloadButton request={request} />}
      </Card>
    );
  }
  const time = formatDateTime(request.asked_at, language);
  return (
    <Card title={t(`${kind}.waiting`)}>
      <p>
        {request.is_own ? t('askedOwn', { time }) : t('askedBy', { name: request.asked_by, time })}
      </p>
      <p className="wrap-anywhere">{t('reason', { reason: request.reason })}</p>
      <p>{t('expires', { time: expires })}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {!request.is_own && (
          <Button size="sm" onClick={() => setOpen('confirm')}>
            {t(`${kind}.confirm`)}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => setOpen('withdraw')}>
          {t(request.is_own ? 'withdraw' : 'decline')}
        </Button>
      </div>
      {open === 'withdraw' && <WithdrawDialog request={request} onClose={close} />}
      {open === 'confirm' && kind === 'copy' && (
        <ConfirmCopyDialog request={request} member={member} onClose={close} />
      )}
      {open === 'confirm' && kind === 'erasure' && (
        <ConfirmErasureDialog {...{ request, details, member, onErased }} onClose={close} />
      )}
    </Card>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1 rounded-md border border-line p-4 text-sm">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function WithdrawDialog({ request, onClose }: { request: PersonRequest; onClose: () => void }) {
  const { t } = useTranslation(personTexts);
  const save = useSave({
    save: async () => {
      await withdrawPersonRequest(request.id);
      return { text: t('personalData:withdrawn') };
    },
    queryKey: membersKey,
    onSaved: onClose,
  });
  return (
    <LazyConfirmDialog
      open
      type="warning"
      title={t('personalData:withdrawTitle')}
      message={save.error ? t(personProblem(save.error)) : t('personalData:withdrawText')}
      confirmLabel={t(`personalData:${request.is_own ? 'withdraw' : 'decline'}`)}
      busy={save.isPending}
      onConfirm={() => save.mutate(undefined)}
      onCancel={onClose}
    />
  );
}

function DownloadButton({ request }: { request: PersonRequest }) {
  const { t } = useTranslation(personTexts);
  const { withProof, dialog } = useReauthentication();
  const [progress, setProgress] = useState<CopyProgress>();
  const [missing, setMissing] = useState<string[]>();
  const save = useSave({
    save: async () => {
      setMissing(undefined);
      const found = await withProof(() => downloadCopy(request.id, setProgress));
      setMissing(found);
      return { text: t('personalData:copy.downloaded') };
    },
    queryKey: [...membersKey, 'person'],
    onSaved: () => setProgress(undefined),
  });
  const words = progress
    ? t('personalData:copy.progress', { done: progress.done + 1, total: progress.total })
    : t('personalData:copy.preparing');
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <Button size="sm" busy={save.isPending} onClick={() => save.mutate(undefined)}>
        <Download className="size-5" />
        {t('personalData:copy.download')}
      </Button>
      {save.isPending && <p role="status">{words}</p>}
      {save.error && (
        <FailureNotice reason={save.error}>
          <p>{t(personProblem(save.error))}</p>
        </FailureNotice>
      )}
      {missing && missing.length > 0 && (
        <Notice tone="warning" live="alert">
          <p>{t('personalData:copy.missing', { count: missing.length })}</p>
          <ul className="list-disc pl-5">
            {missing.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {dialog}
    </div>
  );
}

import { clsx } from 'clsx';
import { FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { RequestEmail } from '~/command-center/requests/conversation/request-email';
import type {
  OpenRequest,
  RequestFile,
  RequestItem,
} from '~/command-center/requests/fetch-request';
import {
  type ItemChange,
  setItem,
  useMayWork,
  useWork,
} from '~/command-center/requests/work-on-request';
import { TextInput } from '~/shared/fields/text-input';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';

const tones = {
  missing: 'warning',
  received: 'info',
  accepted: 'success',
  rejected: 'danger',
  waived: 'neutral',
} as const;

type DocumentItemProps = {
  data: OpenRequest;
  item: RequestItem;
  name: string;
  /** The member signed it in the portal, so there are no pages. */
  isSigned: boolean;
  files: readonly RequestFile[];
  onOpen: (fileId: string) => void;
};

/** A document of the checklist, its pages, and what the team can decide about it. */
export function DocumentItem(props: DocumentItemProps) {
  const { data, item, name, isSigned, files, onOpen } = props;
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const mayWork = useMayWork();
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
        <Badge tone={tones[item.status]}>{t(`documents.status.${item.status}`)}</Badge>
        <span className="text-sm text-muted">
          {t(item.is_required ? 'documents.required' : 'documents.optional')}
          {item.source === 'team' && ` · ${t('documents.byTeam')}`}
          {item.due_on && ` · ${t('documents.due', { date: formatDate(item.due_on, language) })}`}
          {isSigned && ` · ${t('documents.signed')}`}
        </span>
      </div>
      {item.note && <p className="text-sm wrap-anywhere whitespace-pre-line">{item.note}</p>}
      {files.length > 0 && (
        <ol className="flex flex-wrap gap-2">
          {files.map((file, index) => (
            <li key={file.id}>
              <PageButton file={file} page={index + 1} document={name} onOpen={onOpen} />
            </li>
          ))}
        </ol>
      )}
      {mayWork && <ItemActions data={data} item={item} name={name} hasFiles={files.length > 0} />}
    </li>
  );
}

type PageButtonProps = {
  file: RequestFile;
  page: number;
  document: string;
  onOpen: (fileId: string) => void;
};

function PageButton({ file, page, document, onOpen }: PageButtonProps) {
  const { t } = useTranslation('manageRequests');
  const { status, warnings } = file;
  const Icon = file.mime_type === 'application/pdf' ? FileText : Image;
  return (
    <button
      type="button"
      data-page={status}
      disabled={status === 'uploading'}
      aria-label={t('documents.openPage', { page, document })}
      title={file.name}
      onClick={() => onOpen(file.id)}
      className={clsx(
        'flex min-h-12 items-center gap-2.5 rounded-sm border px-3 py-1.5 text-left text-sm transition-colors disabled:opacity-60',
        status === 'accepted' && 'border-mata-300 bg-mata-50',
        status === 'rejected' && 'border-danger-600/40 bg-danger-100/50',
        (status === 'received' || status === 'uploading') &&
          'border-control bg-white hover:border-muted',
      )}
    >
      <Icon className="size-5 shrink-0 text-muted" />
      <span className="grid leading-tight">
        <span className="font-semibold">{t('documents.page', { page })}</span>
        <span className="text-xs text-muted">
          {t(`documents.fileStatus.${status}`)}
          {status === 'received' &&
            warnings.map((warning) => (
              <span key={warning} className="text-warning-700">
                {' · '}
                {t(`documents.warnings.${warning as 'blurry'}`)}
              </span>
            ))}
        </span>
      </span>
    </button>
  );
}

type ItemActionsProps = Pick<DocumentItemProps, 'data' | 'item' | 'name'> & { hasFiles: boolean };

function ItemActions({ data, item, name, hasFiles }: ItemActionsProps) {
  const { t } = useTranslation('manageRequests');
  const work = useWork();
  const [isDating, setDating] = useState(false);
  const set = (change: ItemChange) =>
    work.mutate({
      work: () => setItem(item.id, change),
      text: t('documents.changed', { document: name }),
    });
  const isSettled = item.status === 'accepted' || item.status === 'waived';
  return (
    <>
      <div className="-ml-4 flex flex-wrap items-center gap-x-1">
        {!isSettled && hasFiles && (
          <Button
            variant="quiet"
            size="sm"
            disabled={work.isPending}
            aria-label={t('documents.acceptAll', { document: name })}
            onClick={() => set({ status: 'accepted' })}
          >
            {t('documents.accept')}
          </Button>
        )}
        {!isSettled && (
          <Button
            variant="quiet"
            size="sm"
            disabled={work.isPending}
            aria-label={t('documents.waiveOne', { document: name })}
            onClick={() => set({ status: 'waived' })}
          >
            {t('documents.waive')}
          </Button>
        )}
        {isSettled && (
          <Button
            variant="quiet"
            size="sm"
            disabled={work.isPending}
            aria-label={t('documents.needOne', { document: name })}
            onClick={() => set({ status: 'missing' })}
          >
            {t('documents.need')}
          </Button>
        )}
        {!isSettled && !isDating && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('documents.dueDateOf', { document: name })}
            onClick={() => setDating(true)}
          >
            {t('documents.changeDue')}
          </Button>
        )}
        {isDating && (
          <form
            className="flex items-center gap-2 pl-4"
            onSubmit={(event) => {
              event.preventDefault();
              const due = String(new FormData(event.currentTarget).get('due') ?? '');
              setDating(false);
              if (due && due !== item.due_on) set({ due_on: due });
            }}
          >
            <TextInput
              autoFocus
              type="date"
              name="due"
              aria-label={t('documents.dueDateOf', { document: name })}
              defaultValue={item.due_on ?? ''}
              className="min-h-10! w-44! py-1.5! text-sm!"
            />
            <Button type="submit" variant="outline" size="sm">
              {t('facts.save')}
            </Button>
          </form>
        )}
      </div>
      {item.email && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <p className="text-sm text-muted">
            {t(`documents.emails.${isSettled ? 'need' : hasFiles ? 'both' : 'waive'}`, {
              name: data.member.first_name,
            })}
          </p>
          <RequestEmail
            request={data.request}
            firstName={data.member.first_name}
            kind={item.email}
          />
        </div>
      )}
    </>
  );
}

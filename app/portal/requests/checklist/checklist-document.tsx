import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { noteOpened, viewPrefix } from '~/shared/desk-view/desk-view';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { buttonClass } from '~/shared/ui/button-class';
import { Skeleton } from '~/shared/ui/skeleton';
import { isToDo } from '../data/checklist';
import type { ChecklistItem, ChecklistRequest } from '../data/fetch-draft';
import { formatDueDay } from '../due-day';
import { FileList } from './file-list';
import { ReleaseForm } from './release-form';

/** Prepares and sends pages. Pages with requests load without it. */
const RequestFiles = lazy(async () => ({
  default: (await import('../files/request-files')).RequestFiles,
}));

type ChecklistDocumentProps = {
  request: ChecklistRequest;
  item: ChecklistItem;
  isOpen: boolean;
  onChanged: () => void;
};

const tones = {
  missing: 'warning',
  received: 'info',
  accepted: 'success',
  rejected: 'danger',
  waived: 'neutral',
} as const;

type Status = keyof typeof tones;

/** One document of the checklist. */
export function ChecklistDocument(props: ChecklistDocumentProps) {
  const { request, item, onChanged } = props;
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const user = usePortalUser();
  // A page that arrives must not close the document to which the member adds pages.
  const [wasOpen, setOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setOpen(true);
  const kind = item.document_kinds;
  const name = language === 'en' ? kind.name_en : kind.name_pt;
  const status = item.status in tones ? (item.status as Status) : 'missing';
  const isPending = isToDo(item);
  const isOptional = !item.is_required && isPending;
  // Bills arrive for months, also after an answer.
  const canAdd = !kind.is_signed && request.state !== 'withdrawn';
  return (
    <details
      id={item.id}
      open={wasOpen}
      className="group scroll-mt-24 rounded-md bg-white shadow-raised"
    >
      <summary className="flex min-h-16 cursor-pointer items-center gap-3 rounded-md p-4 marker:content-none md:px-5">
        <span className="grid min-w-0 grow gap-0.5">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-muted empty:hidden">
            {isOptional && t('documents.optional')}
            {item.is_required &&
              isPending &&
              item.due_on &&
              t('documents.due', { date: formatDueDay(item.due_on, language) })}
          </span>
        </span>
        <Badge tone={isOptional && status === 'missing' ? 'neutral' : tones[status]}>
          {t(`documents.status.${status}`)}
        </Badge>
        <ChevronRight className="size-5 shrink-0 rotate-90 text-muted transition-transform group-open:-rotate-90" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4 md:p-5">
        <p className="text-sm">{language === 'en' ? kind.help_en : kind.help_pt}</p>
        {item.note && (
          <p className="rounded-sm bg-sand p-3 text-sm wrap-anywhere">
            <span className="font-semibold">{t('documents.noteLabel')}:</span> {item.note}
          </p>
        )}
        {kind.ask_en && isPending && (
          // A plain link, because only the browser's own navigation sets `:target`.
          <a
            href={`#${viewPrefix}${item.id}`}
            onClick={noteOpened}
            aria-label={t('documents.showNamed', { document: name })}
            className={`${buttonClass({ variant: 'outline', size: 'sm' })} justify-self-start`}
          >
            {t('documents.show')}
          </a>
        )}
        {kind.is_signed ? (
          <ReleaseForm request={request} onSigned={onChanged} />
        ) : (
          <FileList files={item.request_files.filter((file) => !canAdd || isRejected(file))} />
        )}
        {canAdd && (
          <Suspense fallback={<Skeleton className="h-14 w-full" />}>
            <RequestFiles
              userId={user.id}
              requestId={request.id}
              documentKind={item.document_kind}
              itemId={item.id}
              label={name}
            />
          </Suspense>
        )}
      </div>
    </details>
  );
}

function isRejected({ status }: { status: string }): boolean {
  return status === 'rejected';
}

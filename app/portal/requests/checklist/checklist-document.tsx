import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { type FormEvent, Suspense, useState } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { householdQuery } from '~/portal/requests/data/fetch-household';
import { signRelease } from '~/portal/requests/data/request-actions';
import {
  type ChecklistItem,
  type ChecklistRequest,
  isToDo,
  numberedPages,
} from '~/portal/requests/data/requests';
import { FailureReason } from '~/portal/requests/failure-reason';
import { RequestFiles } from '~/portal/requests/files/lazy-files';
import { brand } from '~/shared/brand/brand';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { noteOpened, viewPrefix } from '~/shared/desk-view/desk-view';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { formatDay } from '~/shared/format/dates';
import { formatDueDay } from '~/shared/format/due-day';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { buttonClass } from '~/shared/ui/button-class';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { FailureNotice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';

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
          <FileList files={item.request_files} onlyRejected={canAdd} />
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

type ReleaseFormProps = { request: ChecklistRequest; onSigned: () => void };

/** The permission to speak for the member, signed with the typed name. */
function ReleaseForm({ request, onSigned }: ReleaseFormProps) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const [name, setName] = useState('');
  const [isAgain, setAgain] = useState(false);
  const { data: household } = useQuery(householdQuery(usePortalUser().id));
  const signing = useSingleMutation({
    mutationFn: () => signRelease(request.id, name.trim()),
    onSuccess: () => {
      setAgain(false);
      onSigned();
    },
  });
  const { release_name, release_signed_at } = request;
  const member = household?.member;
  const signature = release_name && release_signed_at && (
    <p role="status" className="flex gap-2 text-sm font-semibold text-mata-800">
      <CircleCheck className="size-5 shrink-0" />
      <span className="wrap-anywhere">
        {t('release.signed', { name: release_name, date: formatDay(release_signed_at, language) })}
      </span>
    </p>
  );

  const sign = (event: FormEvent) => {
    event.preventDefault();
    signing.mutate();
  };

  return (
    <div className="grid gap-4">
      <p className="rounded-sm bg-sand p-4 text-sm">{t('release.text', { brand: brand.name })}</p>
      {signature && !isAgain ? (
        <div className="grid justify-items-start gap-2">
          {signing.isSuccess ? (
            <FocusOnMount reason={signing.submittedAt}>{signature}</FocusOnMount>
          ) : (
            signature
          )}
          {request.state !== 'withdrawn' && (
            <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setAgain(true)}>
              {t('release.again')}
            </Button>
          )}
        </div>
      ) : (
        <form noValidate onSubmit={sign}>
          <fieldset disabled={signing.isPending} className="grid gap-4">
            {signing.error && (
              <FailureNotice reason={signing.error} title={t('release.failed')}>
                <p>
                  <FailureReason failure={signing.error} />
                </p>
              </FailureNotice>
            )}
            <Field
              label={t('release.name')}
              hint={
                member &&
                t('release.registered', { name: `${member.first_name} ${member.last_name}` })
              }
            >
              <TextInput
                // The button that was pressed is gone.
                autoFocus={isAgain}
                value={name}
                maxLength={200}
                autoComplete="name"
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
            <Button type="submit" busy={signing.isPending} className="justify-self-start">
              {signing.isPending ? t('release.signing') : t('release.sign')}
            </Button>
          </fieldset>
        </form>
      )}
    </div>
  );
}

type FileStatus = 'received' | 'accepted' | 'rejected';

const fileTones = {
  received: 'info',
  accepted: 'success',
  rejected: 'danger',
} as const;

type FileListProps = {
  files: ChecklistItem['request_files'];
  /** Where pages can be added, the others are listed there. */
  onlyRejected: boolean;
};

/** The pages of a document, and why some cannot be used. */
function FileList({ files, onlyRejected }: FileListProps) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const pages = numberedPages(files).filter(
    ({ file }) => !onlyRejected || file.status === 'rejected',
  );
  if (pages.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {pages.map(({ file, number }) => {
        const status = file.status as FileStatus;
        const reason = file.rejection_reasons;
        return (
          <li key={file.id} className="grid gap-1 rounded-sm bg-sand/60 px-3 py-2.5">
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0 text-sm">
                <span className="font-semibold">{t('documents.page', { number })}</span>{' '}
                <span className="text-muted wrap-anywhere">{file.name}</span>
              </p>
              <Badge tone={fileTones[status]} className="shrink-0">
                {t(`documents.fileStatus.${status}`)}
              </Badge>
            </div>
            {status === 'rejected' && (
              <div className="grid gap-1 text-sm text-danger-700">
                {reason && <p>{language === 'en' ? reason.text_en : reason.text_pt}</p>}
                {file.rejection_text && <p className="wrap-anywhere">{file.rejection_text}</p>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

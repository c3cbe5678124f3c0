import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { useStoredText } from '~/command-center/kit/editor/use-draft';
import { choicesQuery, documentName, emailOfAsking } from '~/command-center/kit/request-choices';
import { RequestEmail } from '~/command-center/requests/conversation/request-email';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { askForDocuments, useMayWork, useWork } from '~/command-center/requests/work-on-request';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { FactGroup } from '~/shared/ui/facts';
import { DocumentItem } from './document-item';
import { DocumentViewer } from './document-viewer';
import { pagesOf } from './pages';
import { usualDueDate } from './usual-due-date';

/** The checklist with the pages of each document, and the viewer. */
export function Documents({ data }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const mayWork = useMayWork();
  const { data: choices } = useQuery(choicesQuery);
  const [openId, setOpenId] = useState<string>();
  const open = (fileId: string, from = openId) =>
    setOpenId((current) => (current === from ? fileId : current));
  const [isAsking, setAsking] = useState(false);
  const nameOf = (kind: string) => documentName(choices?.documents ?? [], kind, language);
  const pages = pagesOf(data);
  return (
    <FactGroup
      title={t('documents.title')}
      action={
        mayWork && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            <FilePlus2 className="size-4.5" />
            <span className="max-sm:sr-only">{t('documents.ask')}</span>
          </Button>
        )
      }
      form={
        <>
          {data.items.length === 0 && <p className="text-muted">{t('documents.empty')}</p>}
          <ul className="divide-y divide-line/70">
            {data.items.map((item) => (
              <DocumentItem
                key={item.id}
                data={data}
                item={item}
                name={nameOf(item.document_kind)}
                isSigned={
                  item.document_kind === 'release' && data.request.release_signed_at !== null
                }
                files={data.files.filter(({ item_id }) => item_id === item.id)}
                onOpen={setOpenId}
              />
            ))}
          </ul>
          {openId && (
            <DocumentViewer
              data={data}
              pages={pages.map((page) => ({ ...page, document: nameOf(page.item.document_kind) }))}
              openId={openId}
              onOpen={open}
              onClose={() => setOpenId(undefined)}
            />
          )}
          {isAsking && <AskDialog data={data} onClose={() => setAsking(false)} />}
        </>
      }
    />
  );
}

type AskDialogProps = { data: OpenRequest; onClose: () => void };

/** Requests a document from the member, with a sentence about it and a due date. */
function AskDialog({ data: { request, member }, onClose }: AskDialogProps) {
  const { t } = useTranslation(['manageRequests', 'common']);
  const { language } = useLanguage();
  const { data: choices } = useQuery(choicesQuery);
  const documents = choices?.documents ?? [];
  const work = useWork();
  const [kind, setKind] = useState('');
  const { text: note, setText: setNote, ...draft } = useStoredText(`document-note:${request.id}`);
  const [dueOn, setDueOn] = useState(() => usualDueDate(request));
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(kind === '');
    if (kind === '') return;
    const document = documentName(documents, kind, language);
    work.mutate(
      {
        work: () => askForDocuments(request.id, { kinds: [kind], note: note.trim(), dueOn }),
        text: t('manageRequests:documents.asked', { document }),
      },
      {
        onSuccess: () => {
          draft.drop();
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('manageRequests:documents.ask')}
      description={t('manageRequests:documents.askText')}
      actions={
        <>
          <Button busy={work.isPending} onClick={submit}>
            {t('manageRequests:documents.ask')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pb-2">
        <DraftLine restored={draft.restored} onDiscard={draft.discard} />
        <Field
          label={t('manageRequests:documents.askKind')}
          error={
            isMissing && kind === '' ? t('manageRequests:validation.documentRequired') : undefined
          }
        >
          <Select value={kind} onChange={({ target }) => setKind(target.value)}>
            <option value="" />
            {documents.map((document) => (
              <option key={document.kind} value={document.kind}>
                {documentName(documents, document.kind, language)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('manageRequests:documents.askNote')}>
          <TextArea
            lang={request.language}
            value={note}
            maxLength={1000}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Field label={t('manageRequests:documents.askDue')}>
          <TextInput type="date" value={dueOn} onChange={({ target }) => setDueOn(target.value)} />
        </Field>
        {choices && (
          <RequestEmail
            request={request}
            firstName={member.first_name}
            kind={emailOfAsking(choices.states, request.state)}
          />
        )}
      </div>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesQuery, documentName } from '~/command-center/requests/fetch-choices';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { useWork } from '~/command-center/requests/use-work';
import { askForDocuments } from '~/command-center/requests/work-on-request';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { usualDueDate } from './usual-due-date';

type AskDialogProps = { data: OpenRequest; onClose: () => void };

/** Requests a document from the member, with a sentence about it and a due date. */
export function AskDialog({ data: { request }, onClose }: AskDialogProps) {
  const { t } = useTranslation(['manageRequests', 'common']);
  const { language } = useLanguage();
  const { data: choices } = useQuery(choicesQuery);
  const documents = choices?.documents ?? [];
  const work = useWork();
  const [kind, setKind] = useState('');
  const [note, setNote] = useState('');
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
      { onSuccess: onClose },
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
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pb-2">
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
      </div>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { choicesQuery, documentName, emailOfAsking } from '~/command-center/kit/request-choices';
import { RecipientPages } from '~/command-center/kit/sent/recipient-pages';
import {
  fillPlaceholders,
  placeholders,
  placeholderValues,
} from '~/command-center/requests/conversation/placeholders';
import { RequestEmail } from '~/command-center/requests/conversation/request-email';
import { usualDueDate } from '~/command-center/requests/documents/usual-due-date';
import type { ListedRequest } from '~/command-center/requests/fetch-requests';
import { useSendMacro } from '~/command-center/requests/send-macro';
import { macrosQuery } from '~/command-center/requests/settings/fetch-macros';
import { workProblem } from '~/command-center/requests/work-on-request';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';

type MacroDialogProps = {
  /** The chosen requests when the dialog opened. */
  rows: readonly ListedRequest[];
  onSent: () => void;
  onClose: () => void;
};

/** Sends a macro to the members of many requests, after each message can be read whole. */
export function MacroDialog({ rows, onSent, onClose }: MacroDialogProps) {
  const { t } = useTranslation(['manageRequests', 'commandCenter', 'common', 'errors']);
  const { language } = useLanguage();
  const admin = useAdmin();
  const macros = useQuery(macrosQuery);
  const { data: choices } = useQuery(choicesQuery);
  const [chosenId, choose] = useState('');
  const [place, setPlace] = useState(0);
  // A second click or a retry sends the same ids, which the database sends once.
  const [ids] = useState(() => new Map(rows.map(({ id }) => [id, crypto.randomUUID()])));
  const documents = choices?.documents ?? [];
  const macro = macros.data?.find(({ id }) => id === chosenId);
  const open = rows.filter(({ state }) => state !== 'closed' && state !== 'withdrawn');
  const messages = macro
    ? open.map((row) => {
        const dueOn = usualDueDate(row);
        const to = row.language === 'en' ? 'en' : 'pt-BR';
        const values = placeholderValues({
          firstName: row.member_first_name,
          number: row.number,
          kinds: macro.document_kinds,
          dueOn,
          admin: admin.first_name,
          language: to,
          documents,
        });
        const body = fillPlaceholders(to === 'en' ? macro.body_en : macro.body_pt, values);
        return { row, dueOn, language: to, body };
      })
    : [];
  const shown = messages[place];
  const isUnfilled = messages.some(({ body }) =>
    placeholders.some((name) => body.includes(`{${name}}`)),
  );
  const send = useSendMacro(() => {
    onSent();
    onClose();
  });
  const submit = () =>
    send.mutate({
      messages: messages.map(({ row, body, dueOn }) => ({
        request_id: row.id,
        message_id: ids.get(row.id) ?? crypto.randomUUID(),
        body: body.trim(),
        due_on: dueOn,
      })),
      kinds: macro?.document_kinds ?? [],
    });
  const isReady = messages.length > 0 && choices !== undefined && !isUnfilled;
  const count = messages.length;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('manageRequests:bulk.macro.title')}
      description={t('manageRequests:bulk.macro.text')}
      actions={
        <>
          <Button busy={send.isPending} disabled={!isReady} onClick={submit}>
            {t('manageRequests:bulk.macro.submit', { count: open.length })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
        {macros.data === undefined ? (
          macros.error ? (
            <LoadFailure query={macros} />
          ) : (
            <Skeleton className="h-20" />
          )
        ) : macros.data.length === 0 ? (
          <p className="text-muted">{t('manageRequests:bulk.macro.none')}</p>
        ) : (
          <Field label={t('manageRequests:bulk.macro.choose')}>
            <Select
              value={chosenId}
              disabled={send.isPending}
              onChange={({ target }) => {
                choose(target.value);
                send.reset();
              }}
            >
              <option value="">—</option>
              {macros.data.map(({ id, title_en, title_pt }) => (
                <option key={id} value={id}>
                  {language === 'en' ? title_en : title_pt}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="text-sm">
          <p className="font-semibold">
            {t('manageRequests:bulk.macro.getting', { count: open.length })}
          </p>
          {rows.length > open.length && (
            <p>
              {t('commandCenter:list.leftOut', {
                count: rows.length - open.length,
                reason: t('manageRequests:bulk.macro.ended'),
              })}
            </p>
          )}
        </div>
        {shown && (
          <RecipientPages
            title={t('manageRequests:bulk.macro.place', {
              place: place + 1,
              count,
              number: shown.row.number,
              name: shown.row.member_name,
            })}
            place={place}
            count={count}
            onPlace={setPlace}
            previous={t('manageRequests:bulk.macro.previous')}
            next={t('manageRequests:bulk.macro.next')}
          >
            <p
              lang={shown.language}
              data-message=""
              className="rounded-md bg-white p-4 whitespace-pre-wrap wrap-anywhere shadow-raised"
            >
              {shown.body}
            </p>
            {macro && macro.document_kinds.length > 0 && (
              <p className="text-sm text-muted">
                {t('manageRequests:bulk.macro.asks', {
                  documents: new Intl.ListFormat(language).format(
                    macro.document_kinds.map((kind) => documentName(documents, kind, language)),
                  ),
                })}
              </p>
            )}
            <RequestEmail
              key={shown.row.id}
              request={shown.row}
              firstName={shown.row.member_first_name}
              kind={
                (macro &&
                  macro.document_kinds.length > 0 &&
                  emailOfAsking(choices?.states ?? [], shown.row.state)) ||
                'update'
              }
            />
          </RecipientPages>
        )}
        {isUnfilled && choices && (
          <Notice tone="warning">
            <p>{t('manageRequests:bulk.macro.unfilled')}</p>
          </Notice>
        )}
        <SaveFailure
          error={send.error}
          message={send.error ? t(workProblem(send.error)) : undefined}
          onReload={send.reset}
        />
      </div>
    </Dialog>
  );
}

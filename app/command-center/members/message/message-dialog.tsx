import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { useAdmin } from '~/command-center/kit/backend/session';
import { writeDraft } from '~/command-center/kit/editor/drafts';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, FormSection } from '~/command-center/kit/editor/form-field';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { EmailPreview, LanguageCounts } from '~/command-center/kit/sent/email-preview';
import { RecipientPages } from '~/command-center/kit/sent/recipient-pages';
import { useReauthentication } from '~/command-center/kit/use-reauthentication';
import { optionalText, requiredText } from '~/command-center/members/field-schemas';
import { membersKey } from '~/command-center/members/members-key';
import { TextArea } from '~/shared/fields/text-area';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import {
  type MessageTexts,
  messageProblem,
  type Recipients,
  recipientsQuery,
  sendMessage,
  timeToUndo,
  undoMessage,
} from './send-message';

/** As in the database. */
const limits = { subject: 150, body: 5000 };

const suffixes = { 'pt-BR': 'pt', en: 'en' } as const;

const draftKey = 'members:message';

const none: MessageTexts = { subject_pt: '', body_pt: '', subject_en: '', body_en: '' };

/** The texts in the languages that recipients read are required. */
function schemaOf(languages: readonly Language[]) {
  const text = (language: Language, limit: number, missing: 'subjectRequired' | 'textRequired') =>
    languages.includes(language) ? requiredText(limit, missing) : optionalText(limit);
  return z.object({
    subject_pt: text('pt-BR', limits.subject, 'subjectRequired'),
    body_pt: text('pt-BR', limits.body, 'textRequired'),
    subject_en: text('en', limits.subject, 'subjectRequired'),
    body_en: text('en', limits.body, 'textRequired'),
  });
}

type MessageDialogProps = {
  memberIds: string[];
  onSent: () => void;
  onClose: () => void;
};

/** Writes one email to many members, each in their language, after it can be read as each gets it. */
export function MessageDialog({ memberIds, onSent, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['manageMembers', 'commandCenter', 'errors', 'accountHelp']);
  const { language: own } = useLanguage();
  const { id: adminId } = useAdmin();
  const [messageId] = useState(() => crypto.randomUUID());
  const { withProof, dialog } = useReauthentication();
  const query = useQuery(recipientsQuery(messageId, memberIds));
  const recipients = query.data?.recipients ?? [];
  const count = recipients.length;
  const languages = languagesOf(recipients, own);
  const save = async (typed: MessageTexts): Promise<SaveResult> => {
    // A draft can contain a language that no recipient reads.
    const pt = languages.includes('pt-BR') ? {} : { subject_pt: '', body_pt: '' };
    const en = languages.includes('en') ? {} : { subject_en: '', body_en: '' };
    const ids = recipients.map(({ id }) => id);
    const { sent, skipped } = await withProof(() =>
      sendMessage(messageId, ids, { ...typed, ...pt, ...en }),
    );
    const left = Object.values(skipped).reduce((sum, one) => sum + one, 0);
    const text = [
      t('manageMembers:message.sent', { count: sent }),
      left > 0 && t('manageMembers:message.left', { count: left }),
    ];
    return {
      text: text.filter(Boolean).join(' '),
      undo: { act: () => undo(typed), lasts: timeToUndo },
      next: () => {
        onSent();
        onClose();
      },
    };
  };
  const undo = async (typed: MessageTexts) => {
    const { undone, left } = await undoMessage(messageId);
    // Who undoes a message mostly wants to correct it.
    if (undone > 0) writeDraft(adminId, draftKey, { mine: typed, base: none });
    if (left === 0) return t('manageMembers:message.undone', { count: undone });
    return undone === 0
      ? t('manageMembers:message.tooLate', { count: left })
      : `${t('manageMembers:message.undone', { count: undone })} ${t('manageMembers:message.gone', { count: left })}`;
  };
  return (
    <EditorDialog
      title={t('manageMembers:message.title')}
      description={t('manageMembers:message.text')}
      submit={t('manageMembers:message.submit', { count })}
      draftKey={draftKey}
      resolver={zodResolver(schemaOf(languages))}
      values={none}
      save={save}
      queryKey={membersKey}
      problem={(error) => t(messageProblem(error))}
      isLocked={count === 0}
      notices={
        query.data ? (
          <RecipientsNotice {...query.data} />
        ) : query.error ? (
          <LoadFailure query={query} />
        ) : (
          <Skeleton className="h-14" />
        )
      }
      footer={
        <>
          {count > 0 && <Preview recipients={recipients} />}
          {dialog}
        </>
      }
      onClose={onClose}
    >
      <p className="text-sm">{t('manageMembers:message.health')}</p>
      {languages.map((language) => (
        <FormSection key={language} title={t(`manageMembers:message.in.${language}`)}>
          <FormField<MessageTexts>
            name={`subject_${suffixes[language]}`}
            label={t('manageMembers:message.subject')}
            lang={language}
            maxLength={limits.subject}
            isWide
          />
          <FormField<MessageTexts>
            name={`body_${suffixes[language]}`}
            label={t('manageMembers:message.body')}
            hint={t('manageMembers:message.bodyHint')}
            as={TextArea}
            lang={language}
            maxLength={limits.body}
            isWide
          />
        </FormSection>
      ))}
    </EditorDialog>
  );
}

/** The languages of the recipients, that of the admin first. */
function languagesOf(recipients: Recipients['recipients'], own: Language): Language[] {
  const both: Language[] = own === 'en' ? ['en', 'pt-BR'] : ['pt-BR', 'en'];
  return both.filter((one) => recipients.some(({ language }) => language === one));
}

function RecipientsNotice({ recipients, skipped }: Recipients) {
  const { t } = useTranslation(['manageMembers', 'commandCenter']);
  const reasons = Object.entries(skipped) as [keyof typeof skipped, number][];
  const inLanguage = (language: Language) =>
    recipients.filter((recipient) => recipient.language === language).length;
  return (
    <Notice
      live="status"
      title={t('manageMembers:message.getting', { count: recipients.length })}
      tone={recipients.length === 0 ? 'warning' : 'info'}
    >
      {recipients.length > 0 && (
        <LanguageCounts languages={{ en: inLanguage('en'), 'pt-BR': inLanguage('pt-BR') }} />
      )}
      {reasons.length > 0 && (
        <ul className="list-disc pl-5">
          {reasons.map(([reason, count]) => (
            <li key={reason}>
              {t('commandCenter:list.leftOut', {
                count,
                reason: t(`manageMembers:message.reasons.${reason}`),
              })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** The email of each recipient, one after the other. */
function Preview({ recipients }: Pick<Recipients, 'recipients'>) {
  const { t } = useTranslation('manageMembers');
  const admin = useAdmin();
  const texts = useWatch<MessageTexts>() as MessageTexts;
  const [place, setPlace] = useState(0);
  const count = recipients.length;
  const shown = recipients[Math.min(place, count - 1)];
  if (!shown) return null;
  const theirs = suffixes[shown.language];
  const values = (language: Language) => {
    const own = suffixes[language];
    // Without a text in that language, the recipient's is shown.
    const from = texts[`body_${own}`] === '' ? theirs : own;
    return {
      firstName: shown.first_name,
      subject: texts[`subject_${from}`].trim(),
      body: texts[`body_${from}`].trim(),
      writtenBy: admin.first_name,
    };
  };
  const other = shown.language === 'en' ? 'pt' : 'en';
  return (
    <RecipientPages
      title={t('message.place', {
        place: place + 1,
        count,
        number: shown.number,
        name: shown.name,
      })}
      place={place}
      count={count}
      onPlace={setPlace}
      previous={t('message.previous')}
      next={t('message.next')}
    >
      <EmailPreview
        email={{ name: 'memberMessage', values }}
        to={shown.first_name}
        theirs={shown.language}
        hasTypedText={texts[`body_${other}`] === ''}
      />
    </RecipientPages>
  );
}

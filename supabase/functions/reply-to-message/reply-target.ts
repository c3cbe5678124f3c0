import { type AdminCaller, requestAsAdmin } from '../_shared/admin-caller.ts';
import type { Language } from '../_shared/language.ts';
import { formTitles } from '../_shared/mail/form-titles.ts';

/** The recipient and the quoted text. Forms are not quoted, because they can be about health. */
export type Recipient = {
  name: string;
  email: string | null;
  language: Language;
  subject: string;
  question: string | undefined;
};

/** The message or form that a reply belongs to. */
export type ReplyTarget = {
  table: 'contact_messages' | 'form_submissions';
  /** The column of `message_replies` that refers to it. */
  column: 'message_id' | 'submission_id';
  /** Any of these permissions is enough, as in the row policy on `message_replies`. */
  permissions: readonly ('contacts' | 'members')[];
  id: string;
  fetchRecipient: (session: AdminCaller) => Promise<Recipient | undefined>;
};

const unknownId = '00000000-0000-0000-0000-000000000000';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The target of a reply: the form, if `submissionId` is given, otherwise the message. */
export function replyTargetOf(messageId: string, submissionId: string): ReplyTarget {
  if (submissionId) return form(uuid.test(submissionId) ? submissionId : unknownId);
  return message(uuid.test(messageId) ? messageId : unknownId);
}

function message(id: string): ReplyTarget {
  type Row = Omit<Recipient, 'question'> & { message: string };
  return {
    table: 'contact_messages',
    column: 'message_id',
    permissions: ['contacts'],
    id,
    fetchRecipient: async (session) => {
      const [row] = await read<Row>(
        session,
        `contact_messages?select=name,email,subject,message,language&id=eq.${id}`,
      );
      return row && { ...row, question: row.message };
    },
  };
}

function form(id: string): ReplyTarget {
  type Row = Pick<Recipient, 'name' | 'email' | 'language'> & { form_slug: string };
  return {
    table: 'form_submissions',
    column: 'submission_id',
    permissions: ['contacts', 'members'],
    id,
    fetchRecipient: async (session) => {
      const [row] = await read<Row>(
        session,
        `form_submissions?select=name,email,form_slug,language&id=eq.${id}`,
      );
      if (!row) return undefined;
      const subject = formTitles[row.form_slug]?.[row.language] ?? '';
      return { ...row, subject, question: undefined };
    },
  };
}

function read<Row>(session: AdminCaller, path: string): Promise<Row[]> {
  return requestAsAdmin<Row[]>(session, `/rest/v1/${path}`, { method: 'GET' });
}

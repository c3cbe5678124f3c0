import { askAsAdmin } from '../_shared/backend.ts';
import type { Bilingual, Language } from '../_shared/language.ts';

/** Who is answered, and what they asked; forms are not quoted, as they can be about health. */
export type Asked = {
  name: string;
  email: string | null;
  language: Language;
  subject: string;
  question: string | undefined;
};

/** What is answered: a message or a form. */
export type Question = {
  table: 'contact_messages' | 'form_submissions';
  /** The column of `message_replies` that names it. */
  column: 'message_id' | 'submission_id';
  permission: 'contacts' | 'members';
  id: string;
  fetch: (session: string) => Promise<Asked | undefined>;
};

const formTitles: Record<string, Bilingual> = {
  'sharing-rules': { 'pt-BR': 'Regras de compartilhamento', en: 'Sharing rules' },
  sharing: { 'pt-BR': 'Pedido de compartilhamento', en: 'Sharing request' },
  discounts: { 'pt-BR': 'Descontos para membros', en: 'Member discounts' },
  'plan-updates': { 'pt-BR': 'Mudanças no plano', en: 'Plan updates' },
  scheduling: { 'pt-BR': 'Consulta presencial', en: 'In-person consultation' },
};

const nobody = '00000000-0000-0000-0000-000000000000';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an admin answers: the form, if one is named, else the message. */
export function questionOf(messageId: string, submissionId: string): Question {
  if (submissionId) return form(uuid.test(submissionId) ? submissionId : nobody);
  return message(uuid.test(messageId) ? messageId : nobody);
}

function message(id: string): Question {
  type Row = Omit<Asked, 'question'> & { message: string };
  return {
    table: 'contact_messages',
    column: 'message_id',
    permission: 'contacts',
    id,
    fetch: async (session) => {
      const [row] = await read<Row>(
        session,
        `contact_messages?select=name,email,subject,message,language&id=eq.${id}`,
      );
      return row && { ...row, question: row.message };
    },
  };
}

function form(id: string): Question {
  type Row = Pick<Asked, 'name' | 'email' | 'language'> & { form_slug: string };
  return {
    table: 'form_submissions',
    column: 'submission_id',
    permission: 'members',
    id,
    fetch: async (session) => {
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

function read<Row>(session: string, path: string): Promise<Row[]> {
  return askAsAdmin<Row[]>(session, `/rest/v1/${path}`, { method: 'GET' });
}

import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

export type ConfirmedForm = {
  submission_id: string;
  form_slug: string;
  /** Of a member; a visitor's is only what somebody typed. */
  first_name: string | null;
  language: Language;
};

type Words = { what: string; next: string };

const unknown: Record<Language, Words> = {
  en: { what: 'What you sent', next: 'Our team reads it and writes to you.' },
  'pt-BR': { what: 'O que você enviou', next: 'A nossa equipe vai ler e escrever para você.' },
};

/** What each form is called, and what happens next. Nothing of what was written. */
const forms: Partial<Record<string, Record<Language, Words>>> = {
  contact: {
    en: {
      what: 'Your message',
      next: 'Someone from our team will answer by email, usually within two business days.',
    },
    'pt-BR': {
      what: 'A sua mensagem',
      next: 'Alguém da nossa equipe responde por e-mail, em geral em até dois dias úteis.',
    },
  },
  sharing: {
    en: {
      what: 'Your sharing request',
      next: 'Our team reads it, opens your case, and contacts you, usually within two business days, with what comes next and where to send each document safely. Keep your bills and receipts until then.',
    },
    'pt-BR': {
      what: 'O seu pedido de compartilhamento',
      next: 'A nossa equipe vai ler, abrir o seu caso e falar com você, em geral em até dois dias úteis, para explicar o próximo passo e onde enviar cada documento com segurança. Até lá, guarde contas e recibos.',
    },
  },
  discounts: {
    en: {
      what: 'Your discount request',
      next: 'Our team looks for prices near you and contacts you, usually within two business days.',
    },
    'pt-BR': {
      what: 'O seu pedido de desconto',
      next: 'A nossa equipe procura preços perto de você e responde, em geral em até dois dias úteis.',
    },
  },
  'plan-updates': {
    en: {
      what: 'Your plan update',
      next: 'It counts once our team has confirmed it to you, usually within two business days.',
    },
    'pt-BR': {
      what: 'A sua atualização de plano',
      next: 'Ela vale quando a nossa equipe confirmar para você, em geral em até dois dias úteis.',
    },
  },
  scheduling: {
    en: {
      what: 'Your scheduling request',
      next: 'Our team looks for a time that suits you and contacts you, usually within two business days.',
    },
    'pt-BR': {
      what: 'O seu pedido de agendamento',
      next: 'A nossa equipe procura um horário para você e responde, em geral em até dois dias úteis.',
    },
  },
};

/** Confirms that a form has arrived: its reference, what happens next and when. */
export function formReceivedMail({
  submission_id,
  form_slug,
  first_name,
  language,
}: ConfirmedForm) {
  const { what, next } = (forms[form_slug] ?? unknown)[language];
  const reference = submission_id.slice(0, 8).toUpperCase();
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: `We have received it [${reference}]`,
          heading: first_name ? `Hi, ${first_name}` : 'Hi',
          paragraphs: [
            `${what} is with us.`,
            next,
            `Your reference: ${reference}`,
            'For your privacy, this email does not repeat what you wrote.',
          ],
          note: 'In an emergency, call 911. If you did not send anything, you can ignore this email.',
        }
      : {
          language,
          subject: `Já recebemos [${reference}]`,
          heading: first_name ? `Oi, ${first_name}` : 'Oi!',
          paragraphs: [
            `${what} já está com a gente.`,
            next,
            `Sua referência: ${reference}`,
            'Para proteger a sua privacidade, este e-mail não repete o que você escreveu.',
          ],
          note: 'Em uma emergência, ligue para o 911. Se não foi você quem enviou, ignore este e-mail.',
        },
  );
}

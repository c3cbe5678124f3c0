import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { choose, value } from '../template-syntax.ts';

const firstName = value('firstName');
const reference = value('reference');
const subject = value('subject');
const from = value('answeredBy');

/** Contains the team's reply to a message or form, with the original text if it is given. */
export const reply: Email = {
  en: {
    subject: `Re: ${choose('subject', subject, `your message to ${brand.name}`)} [${reference}]`,
    preheader: `${from} from ${brand.name} replied to you.`,
    heading: choose('firstName', `Hi ${firstName},`, 'Hello!'),
    paragraphs: [value('answer'), `${from}, ${brand.name} team`],
    notes: [
      `Your reference: ${reference}`,
      'To answer us, reply to this email and keep the reference in the subject line.',
    ],
    quote: { when: 'question', label: 'Your message:', text: value('question') },
    reason: `You received this email because you contacted ${brand.name}.`,
  },
  'pt-BR': {
    subject: `Re: ${choose('subject', subject, `sua mensagem para o ${brand.name}`)} [${reference}]`,
    preheader: `${from}, do ${brand.name}, respondeu a você.`,
    heading: choose('firstName', `Oi, ${firstName}!`, 'Olá!'),
    paragraphs: [value('answer'), `${from}, equipe do ${brand.name}`],
    notes: [
      `Sua referência: ${reference}`,
      'Para continuar a conversa, responda a este e-mail e mantenha a referência no assunto.',
    ],
    quote: { when: 'question', label: 'Sua mensagem:', text: value('question') },
    reason: `Você recebeu este e-mail porque entrou em contato com o ${brand.name}.`,
  },
};

import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { confirmPage, emailParameter } from './links.ts';

/** Lets someone on the team choose the first password, or a new one. */
export const teamPassword: Email = {
  en: {
    subject: `Choose your ${brand.name} Command Center password`,
    preheader: 'The link works only once and expires after 1 hour.',
    heading: 'Choose your password',
    paragraphs: [
      `You’re on the ${brand.name} team. Choose the password you’ll use to sign in to the Command Center, where our team takes care of the community.`,
    ],
    action: {
      label: 'Choose my password',
      url: confirmPage('en', 'recovery', emailParameter),
    },
    notes: [
      'The link works only once and expires after 1 hour. After that, the same page can send you another one. If you weren’t expecting this message, ignore it, and nothing will change.',
    ],
    reason: `You received this email because the ${brand.name} team invited this address, or because someone asked for a new password for it.`,
  },
  'pt-BR': {
    subject: `Crie a sua senha da central de comando do ${brand.name}`,
    preheader: 'O link funciona uma única vez e vale por 1 hora.',
    heading: 'Crie a sua senha',
    paragraphs: [
      `Você faz parte da equipe do ${brand.name}. Crie a senha com que você vai entrar na central de comando, onde a nossa equipe cuida da comunidade.`,
    ],
    action: {
      label: 'Criar minha senha',
      url: confirmPage('pt-BR', 'recovery', emailParameter),
    },
    notes: [
      'O link funciona uma única vez e vale por 1 hora. Depois disso, a mesma página manda outro. Se você não esperava esta mensagem, ignore: nada muda.',
    ],
    reason: `Você recebeu este e-mail porque a equipe do ${brand.name} convidou este endereço, ou porque alguém pediu uma nova senha para ele.`,
  },
};

import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { confirmPage, emailParameter } from './links.ts';

/** Invites someone to an account that the team created. */
export const invite: Email = {
  en: {
    subject: `Your invitation to ${brand.name}`,
    preheader: 'We created an account for you. Choose your password.',
    heading: 'You have been invited',
    paragraphs: [
      `We created a ${brand.name} account for you. Open the invitation to choose your password.`,
    ],
    action: { label: 'Accept the invitation', url: confirmPage('en', 'invite', emailParameter) },
    notes: [
      'The link works only once and expires after 1 hour. If you weren’t expecting this invitation, ignore this message.',
    ],
    reason: `You received this email because the ${brand.name} team created an account for this address.`,
  },
  'pt-BR': {
    subject: `Seu convite para o ${brand.name}`,
    preheader: 'Criamos uma conta para você. Escolha a sua senha.',
    heading: 'Você recebeu um convite',
    paragraphs: [
      `Criamos uma conta para você no ${brand.name}. Abra o convite para criar a sua senha.`,
    ],
    action: { label: 'Aceitar o convite', url: confirmPage('pt-BR', 'invite', emailParameter) },
    notes: [
      'O link funciona uma única vez e vale por 1 hora. Se você não esperava este convite, ignore esta mensagem.',
    ],
    reason: `Você recebeu este e-mail porque a equipe do ${brand.name} criou uma conta para este endereço.`,
  },
};

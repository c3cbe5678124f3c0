import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { confirmPage, emailParameter } from './links.ts';

/** The auth service's own link to choose a new password. */
export const recovery: Email = {
  en: {
    subject: `Reset your ${brand.name} password`,
    preheader: 'The link works only once and expires after 1 hour.',
    heading: 'Choose a new password',
    paragraphs: ['We received a request to change the password for your account.'],
    action: { label: 'Choose a new password', url: confirmPage('en', 'recovery', emailParameter) },
    notes: [
      'The link works only once and expires after 1 hour. If you didn’t ask for it, ignore this message. Your password will stay the same.',
    ],
    reason:
      'You received this email because someone asked to reset the password for the account with this address.',
  },
  'pt-BR': {
    subject: `Crie uma nova senha do ${brand.name}`,
    preheader: 'O link funciona uma única vez e vale por 1 hora.',
    heading: 'Crie uma nova senha',
    paragraphs: ['Recebemos um pedido para trocar a senha da sua conta.'],
    action: { label: 'Criar nova senha', url: confirmPage('pt-BR', 'recovery', emailParameter) },
    notes: [
      'O link funciona uma única vez e vale por 1 hora. Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.',
    ],
    reason:
      'Você recebeu este e-mail porque alguém pediu para trocar a senha da conta que tem este endereço.',
  },
};

import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const url = value('url');

/** Contains the link that lets a member choose a new password. */
export const passwordReset: Email = {
  en: {
    subject: `Reset your ${brand.name} member portal password`,
    preheader: 'The link works only once and expires after 1 hour.',
    heading: `Hi ${firstName},`,
    paragraphs: ['You asked for a new password for the member portal.'],
    action: { label: 'Choose a new password', url },
    notes: [
      'The link works only once and expires after 1 hour. If you didn’t ask for it, ignore this message. Your password will stay the same.',
    ],
    reason:
      'You received this email because someone asked to reset the password for the member account with this address.',
  },
  'pt-BR': {
    subject: `Crie uma nova senha do portal de membros do ${brand.name}`,
    preheader: 'O link funciona uma única vez e vale por 1 hora.',
    heading: `Oi, ${firstName}!`,
    paragraphs: ['Você pediu uma nova senha para o portal de membros.'],
    action: { label: 'Criar nova senha', url },
    notes: [
      'O link funciona uma única vez e vale por 1 hora. Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.',
    ],
    reason:
      'Você recebeu este e-mail porque alguém pediu para trocar a senha da conta de membro que tem este endereço.',
  },
};

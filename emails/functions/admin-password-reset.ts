import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const url = value('url');

/** Contains the link that lets an admin choose a new password. */
export const adminPasswordReset: Email = {
  en: {
    subject: `Reset your ${brand.name} Command Center password`,
    preheader: 'The link works only once and expires after 1 hour.',
    heading: `Hi ${firstName},`,
    paragraphs: ['You asked for a new password for the Command Center.'],
    action: { label: 'Choose a new password', url },
    notes: [
      'The link works only once and expires after 1 hour. If you didn’t ask for it, ignore this message. Your password will stay the same.',
    ],
    isSecurity: true,
    reason:
      'You received this email because someone asked to reset the Command Center password for this address.',
  },
  'pt-BR': {
    subject: `Crie uma nova senha da central de comando do ${brand.name}`,
    preheader: 'O link funciona uma única vez e vale por 1 hora.',
    heading: `Oi, ${firstName}!`,
    paragraphs: ['Você pediu uma nova senha para a central de comando.'],
    action: { label: 'Criar nova senha', url },
    notes: [
      'O link funciona uma única vez e vale por 1 hora. Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.',
    ],
    isSecurity: true,
    reason:
      'Você recebeu este e-mail porque alguém pediu para trocar a senha que este endereço usa na central de comando.',
  },
};

import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const invitedBy = value('invitedBy');
const url = value('url');

/** Contains the link that lets a new admin choose a password. */
export const adminInvitation: Email = {
  en: {
    subject: `You’re invited to the ${brand.name} team`,
    preheader: 'Choose your password for the Command Center.',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      `${invitedBy} added you to the Command Center, where our team takes care of the community. Choose your password to get started.`,
    ],
    action: { label: 'Choose my password', url },
    notes: [
      'The link works only once and expires after 7 days. If you weren’t expecting this, ignore this message.',
    ],
    isSecurity: true,
    reason: `You received this email because ${invitedBy} added this address to the ${brand.name} Command Center.`,
  },
  'pt-BR': {
    subject: `Convite para a equipe do ${brand.name}`,
    preheader: 'Crie a sua senha da central de comando.',
    heading: `Boas-vindas, ${firstName}`,
    paragraphs: [
      `${invitedBy} incluiu você na central de comando, onde a nossa equipe cuida da comunidade. Crie a sua senha para começar.`,
    ],
    action: { label: 'Criar minha senha', url },
    notes: [
      'O link funciona uma única vez e vale por 7 dias. Se você não esperava este convite, ignore esta mensagem.',
    ],
    isSecurity: true,
    reason: `Você recebeu este e-mail porque ${invitedBy} incluiu este endereço na central de comando do ${brand.name}.`,
  },
};

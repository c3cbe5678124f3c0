import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { chooseBy, value } from '../template-syntax.ts';

const firstName = value('firstName');
const date = value('date');
const url = value('url');

const names = {
  en: chooseBy('document', { terms: 'terms of use' }, 'privacy policy'),
  'pt-BR': chooseBy(
    'document',
    { terms: 'dos nossos termos de uso' },
    'da nossa política de privacidade',
  ),
};

/** Tells someone with an account that new terms or a new privacy policy take effect. */
export const legalChange: Email = {
  en: {
    subject: `${brand.name}: A change on ${date}`,
    preheader: 'Read the new text before then.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      `On ${date}, a new version of our ${names.en} takes effect. It is on our website now.`,
      'If you don’t agree, you can cancel before that day.',
    ],
    action: { label: 'Read the new text', url },
    notes: ['If something isn’t clear, ask us.'],
    reason: `You received this email because you have an account with ${brand.name}.`,
  },
  'pt-BR': {
    subject: `${brand.name}: Uma mudança em ${date}`,
    preheader: 'Leia o novo texto antes dessa data.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      `Em ${date}, começa a valer uma nova versão ${names['pt-BR']}. O texto já está no site.`,
      'Se você não concordar, pode cancelar antes desse dia.',
    ],
    action: { label: 'Ler o novo texto', url },
    notes: ['Se alguma coisa não ficar clara, pergunte para a gente.'],
    reason: `Você recebeu este e-mail porque tem uma conta no ${brand.name}.`,
  },
};

import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const writtenBy = value('writtenBy');

/** Contains what the team writes to many members at once. */
export const memberMessage: Email = {
  en: {
    subject: value('subject'),
    preheader: `${writtenBy} from ${brand.name} writes to you.`,
    heading: `Hi ${firstName},`,
    paragraphs: [value('body'), `${writtenBy}, ${brand.name} team`],
    notes: [
      'To answer us, reply to this email. Please send nothing about your health by email. The member portal is the place for that.',
    ],
    reason: `You received this email because you are a member of ${brand.name}.`,
  },
  'pt-BR': {
    subject: value('subject'),
    preheader: `${writtenBy}, do ${brand.name}, escreve para você.`,
    heading: `Oi, ${firstName}!`,
    paragraphs: [value('body'), `${writtenBy}, equipe do ${brand.name}`],
    notes: [
      'Para falar com a gente, responda a este e-mail. Não mande nada sobre a sua saúde por e-mail. O lugar disso é o portal de membros.',
    ],
    reason: `Você recebeu este e-mail porque é membro do ${brand.name}.`,
  },
};

import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const number = value('number');
const date = value('date');
const url = value('url');

/** Tells a member that a new edition of the rules takes effect, and where the changes are. */
export const editionPublished: Email = {
  en: {
    subject: `${brand.name}: The community rules change on ${date}`,
    preheader: 'See what is different, word by word.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      `We published edition ${number} of the community rules. It takes effect on ${date}.`,
      'Care you get on or after that day follows the new edition. Care you got before that day follows the edition in effect at the time.',
      'The page shows what changed and why. In the portal, please confirm that you have read it.',
    ],
    action: { label: 'See what changes', url },
    notes: ['If something isn’t clear, ask us before that day.'],
    reason: `You received this email because you are a member of ${brand.name}.`,
  },
  'pt-BR': {
    subject: `${brand.name}: As regras da comunidade mudam em ${date}`,
    preheader: 'Veja o que muda, palavra por palavra.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      `Publicamos a edição ${number} das regras da comunidade. Ela começa a valer em ${date}.`,
      'O atendimento feito desse dia em diante segue a edição nova. Para o que foi feito antes, vale a edição que estava em vigor na data.',
      'A página mostra o que mudou e por quê. No portal, confirme que você leu.',
    ],
    action: { label: 'Ver o que muda', url },
    notes: ['Se alguma coisa não ficar clara, pergunte para a gente antes desse dia.'],
    reason: `Você recebeu este e-mail porque é membro do ${brand.name}.`,
  },
};

import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { chooseBy, value } from '../template-syntax.ts';

const firstName = value('firstName');
const byName = value('byName');
const due = value('due');
const url = value('url');

/** Tells someone of the team that a note mentions them, or what waits on this day. It names no member and no request. */
export const teamWork: Email = {
  en: {
    subject: `${brand.name}: Something is waiting for you`,
    preheader: 'Sign in to the Command Center to see it.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      chooseBy(
        'kind',
        { mention: `${byName} mentioned you in a note.` },
        `This is waiting for you today: ${due}. It includes overdue requests, mentions, replies, tasks that are due, and decisions that need a second person.`,
      ),
      'To protect our members, this email says nothing about them. Everything is in the Command Center.',
    ],
    action: { label: 'See what is waiting', url },
    reason: `You received this email because you work in the Command Center of ${brand.name}. You can turn these emails off on the page “For me”.`,
  },
  'pt-BR': {
    subject: `${brand.name}: Algo espera por você`,
    preheader: 'Entre na central de comando para ver.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      chooseBy(
        'kind',
        { mention: `${byName} mencionou você em uma anotação.` },
        `Hoje, isto espera por você: ${due}. Entram na conta pedidos atrasados, menções, respostas, tarefas para hoje e decisões que precisam de uma segunda pessoa.`,
      ),
      'Para proteger os nossos membros, este e-mail não diz nada sobre eles. Está tudo na central de comando.',
    ],
    action: { label: 'Ver o que espera', url },
    reason: `Você recebeu este e-mail porque trabalha na central de comando do ${brand.name}. Na página “Para mim”, você pode desligar esses e-mails.`,
  },
};

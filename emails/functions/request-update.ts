import { responseTime } from '../../app/content/response-time.ts';
import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { chooseBy, value } from '../template-syntax.ts';

const firstName = value('firstName');
const number = value('number');
const url = value('url');

/**
 * Tells a member that it is their turn, our turn, or that there is news about a sharing request. It
 * contains the number of the request and nothing about its content.
 */
export const requestUpdate: Email = {
  en: {
    subject: `${brand.name}: There is an update on your request ${number}`,
    preheader: 'Sign in to see whose turn it is and what comes next.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      chooseBy(
        'kind',
        {
          received: `We received your request ${number}. The day it arrived is what counts for the deadline, even if documents are still missing. Someone on our team will check your documents, usually within ${responseTime('en')}.`,
          your_turn: `It’s your turn on request ${number}. We need something from you before we can go on. The portal shows what it is and, for documents, by when.`,
          our_turn: `It’s our turn on request ${number}. You don’t have to do anything right now.`,
        },
        `There is an update on your request ${number}.`,
      ),
      'To protect your privacy, this email says nothing about your health or your bills. Everything is in the portal.',
    ],
    action: { label: 'Open the request', url },
    notes: [
      'Please don’t reply with documents or health information. Send them in the portal, where only you and our team can see them.',
    ],
    reason: `You received this email because you sent a sharing request to ${brand.name}.`,
  },
  'pt-BR': {
    subject: `${brand.name}: Há novidades no seu pedido ${number}`,
    preheader: 'Entre no portal para ver de quem é a vez e o que vem agora.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      chooseBy(
        'kind',
        {
          received: `Recebemos o seu pedido ${number}. O dia em que ele chegou é o que conta para o prazo, mesmo que ainda faltem documentos. Alguém da nossa equipe vai conferir os documentos, em geral em até ${responseTime('pt-BR')}.`,
          your_turn: `Agora é a sua vez no pedido ${number}. Precisamos de algo seu para continuar. O portal mostra o que é e, se for um documento, até quando.`,
          our_turn: `Agora é a nossa vez no pedido ${number}. Por enquanto, você não precisa fazer nada.`,
        },
        `Há novidades no seu pedido ${number}.`,
      ),
      'Para proteger a sua privacidade, este e-mail não diz nada sobre a sua saúde nem sobre as suas contas. Está tudo no portal.',
    ],
    action: { label: 'Abrir o pedido', url },
    notes: [
      'Não responda com documentos ou informações de saúde. Mande pelo portal, onde só você e a nossa equipe veem.',
    ],
    reason: `Você recebeu este e-mail porque fez um pedido de compartilhamento ao ${brand.name}.`,
  },
};

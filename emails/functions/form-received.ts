import { responseTime } from '../../app/content/response-time.ts';
import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { choose, chooseBy, value } from '../template-syntax.ts';

const firstName = value('firstName');
const reference = value('reference');
const soon = `usually within ${responseTime('en')}`;
const logo = `em geral em até ${responseTime('pt-BR')}`;

/**
 * Confirms that a form arrived, with its reference and the next steps. It does not repeat the
 * submitted values.
 */
export const formReceived: Email = {
  en: {
    subject: `${brand.name} received your form [${reference}]`,
    preheader: 'Your reference, and what happens next.',
    heading: choose('firstName', `Hi ${firstName},`, 'Hello!'),
    paragraphs: [
      chooseBy(
        'form',
        {
          contact: 'We received your message.',
          sharing: 'We received your sharing request.',
          discounts: 'We received your discount request.',
          'plan-updates': 'We received your request to update your plan.',
          scheduling: 'We received your request for an in-person consultation.',
        },
        'We received what you sent us.',
      ),
      chooseBy(
        'form',
        {
          sharing: `Our team will read it and write to you about the next step, ${soon}. If you are a member, sign in to the portal: it lists the documents we need and takes them safely. Keep your bills and receipts.`,
          discounts: `Our team will look for lower prices near you and reply, ${soon}.`,
          'plan-updates': `The change takes effect only after our team confirms it. We’ll reply, ${soon}.`,
          scheduling: `Our team will look for a time that works for you and reply, ${soon}.`,
        },
        `Someone on our team will read it and reply by email, ${soon}.`,
      ),
      `Your reference: ${reference}`,
      'To protect your privacy, this email doesn’t repeat what you wrote.',
    ],
    notes: ['In an emergency, call 911. If you didn’t send us anything, ignore this email.'],
    reason: `You received this email because someone used this address to send us a form on the ${brand.name} website.`,
  },
  'pt-BR': {
    subject: `Recebemos o seu formulário no ${brand.name} [${reference}]`,
    preheader: 'A sua referência e o que acontece agora.',
    heading: choose('firstName', `Oi, ${firstName}!`, 'Olá!'),
    paragraphs: [
      chooseBy(
        'form',
        {
          contact: 'Recebemos a sua mensagem.',
          sharing: 'Recebemos o seu pedido de compartilhamento.',
          discounts: 'Recebemos o seu pedido de desconto.',
          'plan-updates': 'Recebemos o seu pedido de mudança no plano.',
          scheduling: 'Recebemos o seu pedido de consulta presencial.',
        },
        'Recebemos o que você enviou.',
      ),
      chooseBy(
        'form',
        {
          sharing: `A nossa equipe vai ler o pedido e escrever para você sobre o próximo passo, ${logo}. Se você é membro, entre no portal: ele mostra a lista de documentos e recebe cada um com segurança. Guarde contas e recibos.`,
          discounts: `A nossa equipe vai procurar preços menores perto de você e responder, ${logo}.`,
          'plan-updates': `A mudança só vale depois que a nossa equipe confirmar. Respondemos, ${logo}.`,
          scheduling: `A nossa equipe vai procurar um horário bom para você e responder, ${logo}.`,
        },
        `Alguém da nossa equipe vai ler o que você enviou e responder por e-mail, ${logo}.`,
      ),
      `Sua referência: ${reference}`,
      'Para proteger a sua privacidade, este e-mail não repete o que você escreveu.',
    ],
    notes: [
      'Em uma emergência, ligue para o 911. Se não foi você quem enviou o formulário, ignore este e-mail.',
    ],
    reason: `Você recebeu este e-mail porque alguém usou este endereço para nos enviar um formulário no site do ${brand.name}.`,
  },
};

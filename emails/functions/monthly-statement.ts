import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const month = value('month');
const contributions = value('contributions');
const paid = value('paid');
const waiting = value('waiting');
const url = value('url');
const profileUrl = value('profileUrl');

/** Tells active members that the statement of a month is published, with its key figures. */
export const monthlyStatement: Email = {
  en: {
    subject: `${brand.name}: Our open books for ${month}`,
    preheader: 'What came in, what was paid, and what is waiting.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      `The statement for ${month} is published. Here is what our community did together:`,
      `Contributions received: ${contributions}`,
      `Paid for medical bills: ${paid}`,
      `Shared and waiting to be paid: ${waiting}`,
      'The page shows every figure, the months before, and all corrections.',
    ],
    action: { label: 'See the open books', url },
    notes: [
      'These figures show what happened. They do not promise what will be shared.',
      `You can turn off emails like this one in your profile: ${profileUrl}`,
    ],
    reason: `You received this email because you are an active member of ${brand.name} and accept emails.`,
  },
  'pt-BR': {
    subject: `${brand.name}: Nossas contas abertas de ${month}`,
    preheader: 'O que entrou, o que foi pago e o que falta pagar.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      `A prestação de contas de ${month} está publicada. Veja o que a nossa comunidade fez em conjunto:`,
      `Contribuições recebidas: ${contributions}`,
      `Pago em contas médicas: ${paid}`,
      `Compartilhado, aguardando pagamento: ${waiting}`,
      'A página mostra todos os números, os meses anteriores e todas as correções.',
    ],
    action: { label: 'Ver as contas abertas', url },
    notes: [
      'Estes números mostram o que aconteceu. Eles não prometem o que será compartilhado.',
      `Não quer mais receber e-mails como este? Mude a opção no seu perfil: ${profileUrl}`,
    ],
    reason: `Você recebeu este e-mail porque participa do ${brand.name} e aceita receber e-mails.`,
  },
};

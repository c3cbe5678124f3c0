import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const date = value('date');
const url = value('url');
const profileUrl = value('profileUrl');

/**
 * Reminds a member of the next day of a bill. It contains the date, and neither the bill nor what the
 * date is for.
 */
export const billReminder: Email = {
  en: {
    subject: `${brand.name}: ${date} is an important date for one of your bills`,
    preheader: 'A reminder while there is still time.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      `${date} is an important date for one of the bills you added to the portal. Open the bill to see what you can do by then.`,
      'Already paid it? Mark it as paid in the portal, and we won’t remind you of it again.',
      'To protect your privacy, this email doesn’t say which bill it is.',
    ],
    action: { label: 'Open the bill', url },
    notes: [`You can turn off emails like this one in your profile: ${profileUrl}`],
    reason: `You received this email because you added a bill to the ${brand.name} portal.`,
  },
  'pt-BR': {
    subject: `${brand.name}: ${date} é uma data importante para uma das suas contas`,
    preheader: 'Um lembrete enquanto ainda dá tempo.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      `${date} é uma data importante para uma das contas que você colocou no portal. Abra a conta para ver o que dá para fazer até lá.`,
      'Já pagou? Marque a conta como paga no portal e não vamos mais lembrar você dela.',
      'Para proteger a sua privacidade, este e-mail não diz qual é a conta.',
    ],
    action: { label: 'Abrir a conta', url },
    notes: [`Não quer mais receber e-mails como este? Mude a opção no seu perfil: ${profileUrl}`],
    reason: `Você recebeu este e-mail porque colocou uma conta no portal do ${brand.name}.`,
  },
};

import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

/** Welcomes an applicant whose application was approved. `url` is the member sign-in page. */
export function applicationApprovedMail(language: Language, firstName: string, url: string) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'Welcome to Mutirão',
          heading: `Welcome, ${firstName}`,
          paragraphs: [
            'Your application was approved: you are now part of the community. Sign in to see your portal, your plan and the people who go with you.',
          ],
          button: { label: 'Sign in to the portal', url },
          note: 'Use the e-mail address and the password you chose when you applied.',
        }
      : {
          language,
          subject: 'Boas-vindas ao Mutirão',
          heading: `Boas-vindas, ${firstName}`,
          paragraphs: [
            'Seu pedido foi aprovado: agora você faz parte da comunidade. Entre no portal para ver seu plano e quem acompanha você.',
          ],
          button: { label: 'Entrar no portal', url },
          note: 'Use o e-mail e a senha que você escolheu ao fazer o pedido.',
        },
  );
}

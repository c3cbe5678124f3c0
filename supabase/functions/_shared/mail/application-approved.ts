import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

/**
 * Welcomes an applicant whose application was approved. `url` is the page to sign in, or, for who
 * has no login yet, the one to activate the account.
 */
export function applicationApprovedMail(
  language: Language,
  { firstName, url, hasLogin }: { firstName: string; url: string; hasLogin: boolean },
) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'Welcome to Mutirão',
          heading: `Welcome, ${firstName}`,
          paragraphs: [
            'Your application was approved: you are now part of the community. In the portal you find your plan and the people who go with you.',
          ],
          button: { label: hasLogin ? 'Sign in to the portal' : 'Activate your account', url },
          note: hasLogin
            ? 'Use the e-mail address and the password you chose when you applied.'
            : 'You choose your password there, with your email address and date of birth at hand.',
        }
      : {
          language,
          subject: 'Boas-vindas ao Mutirão',
          heading: `Boas-vindas, ${firstName}`,
          paragraphs: [
            'Seu pedido foi aprovado: agora você faz parte da comunidade. No portal você encontra seu plano e quem acompanha você.',
          ],
          button: { label: hasLogin ? 'Entrar no portal' : 'Ativar minha conta', url },
          note: hasLogin
            ? 'Use o e-mail e a senha que você escolheu ao fazer o pedido.'
            : 'Lá você escolhe sua senha; tenha à mão seu e-mail e sua data de nascimento.',
        },
  );
}

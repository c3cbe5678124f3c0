import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

type Approval = {
  firstName: string;
  /** The page to sign in, or, without a login, the one to activate the account. */
  url: string;
  hasLogin: boolean;
  hasPlan: boolean;
  hasAdvisor: boolean;
};

/** Welcomes an applicant. It names only what is in the portal by then. */
export function applicationApprovedMail(language: Language, approval: Approval) {
  const { firstName, url, hasLogin } = approval;
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'Welcome to Mutirão',
          heading: `Welcome, ${firstName}`,
          paragraphs: [
            'Your application was approved: you are now part of the community.',
            inEnglish(approval),
          ],
          button: { label: hasLogin ? 'Sign in to the portal' : 'Activate your account', url },
          note: hasLogin
            ? 'Use the email address and the password you chose when you applied.'
            : 'You choose your password there. Have your email address and date of birth at hand.',
        }
      : {
          language,
          subject: 'Boas-vindas ao Mutirão',
          heading: `Boas-vindas, ${firstName}`,
          paragraphs: [
            'Seu pedido foi aprovado: agora você faz parte da comunidade.',
            inPortuguese(approval),
          ],
          button: { label: hasLogin ? 'Entrar no portal' : 'Ativar minha conta', url },
          note: hasLogin
            ? 'Use o e-mail e a senha que você escolheu ao fazer o pedido.'
            : 'Lá você escolhe sua senha. Tenha à mão seu e-mail e sua data de nascimento.',
        },
  );
}

function inEnglish({ hasPlan, hasAdvisor }: Approval): string {
  if (hasPlan && hasAdvisor) return 'Your plan and your advisor’s contact are in the portal.';
  if (hasPlan) return 'Your plan is in the portal. We will introduce your advisor to you soon.';
  if (hasAdvisor) return 'Your advisor’s contact is in the portal. Together you choose your plan.';
  return 'Next, we talk with you about your plan and introduce your advisor.';
}

function inPortuguese({ hasPlan, hasAdvisor }: Approval): string {
  if (hasPlan && hasAdvisor) return 'Seu plano e o contato de quem acompanha você estão no portal.';
  if (hasPlan) return 'Seu plano está no portal. Logo apresentamos quem vai acompanhar você.';
  if (hasAdvisor) {
    return 'O contato de quem acompanha você está no portal. Juntos, vocês escolhem o plano.';
  }
  return 'O próximo passo é conversar sobre o seu plano e apresentar quem vai acompanhar você.';
}

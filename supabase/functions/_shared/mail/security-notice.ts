import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

/** Tells a person that their password was chosen anew by an emailed link. `url` is the page to do so again. */
export function passwordResetNotice(language: Language, url: string) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'Your password was changed',
          heading: 'Your new password is ready',
          paragraphs: [
            'The password of your account was just changed with a link from our email, and every device was signed out. If it was you, all is well.',
          ],
          button: { label: 'It wasn’t me: choose another one', url },
          note: 'If it was not you, someone can read your email: change the password of your mailbox, too, and write to us.',
        }
      : {
          language,
          subject: 'Sua senha foi alterada',
          heading: 'Sua senha nova já vale',
          paragraphs: [
            'A senha da sua conta acabou de ser trocada com um link do nosso e-mail, e todos os aparelhos saíram da conta. Se foi você, está tudo certo.',
          ],
          button: { label: 'Não fui eu: criar outra senha', url },
          note: 'Se não foi você, alguém consegue ler o seu e-mail: troque também a senha da sua caixa de entrada e fale com a gente.',
        },
  );
}

/** Tells a member that new recovery codes replaced the old ones. `url` is the page to choose another password. */
export function recoveryCodesNotice(language: Language, url: string) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'You have new recovery codes',
          heading: 'You have new recovery codes',
          paragraphs: [
            'New recovery codes were just made for your account, and the old ones no longer work. If it was you, all is well.',
          ],
          button: { label: 'It wasn’t me: choose a new password', url },
          note: 'If it was not you, choose another password now and write to us.',
        }
      : {
          language,
          subject: 'Novos códigos de recuperação',
          heading: 'Você tem novos códigos de recuperação',
          paragraphs: [
            'Novos códigos de recuperação acabaram de ser criados para a sua conta, e os antigos não valem mais. Se foi você, está tudo certo.',
          ],
          button: { label: 'Não fui eu: criar outra senha', url },
          note: 'Se não foi você, crie outra senha agora e fale com a gente.',
        },
  );
}

/** The page on which a person who forgot the password asks for a link. */
export function forgotPasswordPage(siteUrl: string, language: Language): string {
  return new URL(language === 'en' ? '/forgot-password' : '/BR/forgot-password', siteUrl).href;
}

import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

/** Tells an applicant that the application has arrived. */
export function applicationReceivedMail(language: Language, firstName: string) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'We have received your application',
          heading: `Hi, ${firstName}, it has arrived`,
          paragraphs: [
            'Your application to join Mutirão is with us. Somebody from our team will read it with care and write to you at this address.',
            'There is nothing you need to do until then.',
          ],
          note: 'If you did not send an application, reply to this message and let us know.',
        }
      : {
          language,
          subject: 'Recebemos seu pedido de adesão',
          heading: `Oi, ${firstName}, chegou tudo certo`,
          paragraphs: [
            'Seu pedido para fazer parte do Mutirão já está com a gente. Alguém da nossa equipe vai ler com atenção e responder neste endereço.',
            'Até lá, você não precisa fazer mais nada.',
          ],
          note: 'Se não foi você quem enviou o pedido, responda a esta mensagem e avise a gente.',
        },
  );
}

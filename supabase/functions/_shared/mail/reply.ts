import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

type Reply = {
  name: string;
  subject: string;
  /** What is answered; none where it had better not travel once more. */
  question: string | undefined;
  answer: string;
  /** What the writer saw after sending, so that both sides can name the request. */
  reference: string;
};

/** The team's answer to somebody's message, with what they wrote below it, where it is given. */
export function replyMail(
  language: Language,
  { name, subject, question, answer, reference }: Reply,
) {
  const firstName = firstNameOf(name);
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: subject
            ? `Re: ${subject} [${reference}]`
            : `Our answer to your message [${reference}]`,
          heading: firstName ? `Hi, ${firstName}` : 'Hi',
          paragraphs: [answer],
          note: `Your reference: ${reference}`,
          ...(question && { quote: { title: 'You wrote:', text: question } }),
        }
      : {
          language,
          subject: subject
            ? `Re: ${subject} [${reference}]`
            : `Nossa resposta à sua mensagem [${reference}]`,
          heading: firstName ? `Oi, ${firstName}` : 'Oi!',
          paragraphs: [answer],
          note: `Sua referência: ${reference}`,
          ...(question && { quote: { title: 'Você escreveu:', text: question } }),
        },
  );
}

/** `'Ana Souza'`: Ana. A title such as `'Dr. Carlos'` is kept with what follows it. */
function firstNameOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  return first.endsWith('.') ? `${first} ${second}`.trim() : first;
}

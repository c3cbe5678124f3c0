import { describe, expect, test } from 'vitest';
import { splitQuoted } from '~/command-center/kit/message-text/split-quoted';

const header = 'Equipe Mutirão <equipe@example.com>';
const earlier = '> Oi, Rita!\n>\n> Falta a conta detalhada.\n> Gabriela';

/** How programs for email write an answer. */
const samples: Record<string, { own: string; quoted: string }> = {
  'Gmail in Portuguese': {
    own: 'Oi, segue a conta.\n\nObrigada,\nRita',
    quoted: `\n\nEm ter., 24 de nov. de 2026 às 10:15, ${header}\nescreveu:\n\n${earlier}\n`,
  },
  'Gmail in English': {
    own: 'Here it is.\n\nThanks!',
    quoted: `\n\nOn Tue, Nov 24, 2026 at 10:15 AM Mutirão Team <team@example.com>\nwrote:\n\n> Hi Rita,\n>\n> Please send it.\n`,
  },
  'iPhone in Portuguese': {
    own: 'Pode ser amanhã?\n\nEnviado do meu iPhone',
    quoted: `\n\nEm 24 de nov. de 2026, à(s) 10:15, ${header} escreveu:\n\n> ${'Falta a conta. '.repeat(20)}\n>`,
  },
  'iPhone in English': {
    own: 'Tomorrow works.\n\nSent from my iPhone',
    quoted: `\n\n> On Nov 24, 2026, at 10:15 AM, Mutirão Team <team@example.com> wrote:\n> \n> Can we call you?`,
  },
  'Outlook in Portuguese': {
    own: 'Bom dia,\n\nSegue anexo.',
    quoted: `\n\n-----Mensagem original-----\nDe: ${header}\nEnviada em: terça-feira, 24 de novembro de 2026 10:15\nPara: Rita\nAssunto: Conta\n\nOi, Rita!\n\n--\nGabriela`,
  },
  'Outlook in Portuguese, without a line': {
    own: 'Bom dia,\n\nSegue anexo.',
    quoted: `\n\nDe: Equipe Mutirão\nEnviado: terça-feira, 24 de novembro de 2026 10:15\nPara: Rita\nAssunto: Conta\n\nOi, Rita!\n\nCheers,\nGabriela`,
  },
  'Outlook in English': {
    own: 'Attached.',
    quoted: `\n\n-----Original Message-----\nFrom: Mutirão Team <team@example.com>\nSent: Tuesday, November 24, 2026 10:15 AM\nTo: Rita\nSubject: Bill\n\nHi Rita,\n\nPlease send it.`,
  },
  'Outlook on the web in English': {
    own: 'Attached.',
    quoted: `\n\nFrom: Mutirão Team <team@example.com>\nSent: Tuesday, November 24, 2026 10:15 AM\nTo: Rita <rita@example.com>\nSubject: Bill\n\nHi Rita,\n\nPlease send it.`,
  },
};

describe('The earlier messages are split off an answer from', () => {
  test.each(Object.entries(samples))('%s', (_program, { own, quoted }) => {
    const split = splitQuoted(own + quoted);
    expect(split.own).toBe(own);
    expect(split.quoted).toBe(quoted);
    const windows = (own + quoted).replaceAll('\n', '\r\n');
    const other = splitQuoted(windows);
    expect(other.own + other.quoted).toBe(windows);
    expect(other.own.replaceAll('\r\n', '\n')).toBe(own);
  });
});

describe('Nothing is folded', () => {
  test.each([
    ['a message without a quote', 'Oi!\n\nQuanto custa o plano Família?\n\n-- \nRita'],
    ['answers between quotes', `> Quando começa?\n\nEm março.\n\n> E o valor?\n\nVi no site.`],
    ['an email that only repeats ours', `Em 24 de nov. de 2026, ${header} escreveu:\n\n${earlier}`],
    ['a name after "De:"', 'De: Boca Raton\nPara: Orlando\n\nMudamos em maio.'],
    [
      'a forwarded message',
      'Veja só.\n\n---------- Forwarded message ---------\nFrom: Hospital <h@example.com>\nDate: Tue, Nov 24, 2026\n\nYour bill.',
    ],
    ['an empty message', ''],
    ['only an ellipsis', '…'],
  ])('of %s', (_what, text) => {
    expect(splitQuoted(text)).toEqual({ own: text, quoted: '' });
  });
});

describe('No message freezes the page', () => {
  const most = (text: string) => text.repeat(Math.ceil(20_000 / text.length)).slice(0, 20_000);
  test.each([
    ['empty lines', `Oi${most('\n')}`],
    ['lines with spaces', most(' \n\t\n')],
    ['spaces', `On ${most(' ')}wrote:`],
    ['short lines', most('a\n')],
    ['quotes of quotes', most('>>>> > a\n')],
    ['English headers', most('On Monday at noon wrote\n\n')],
    ['one long header', most('On on at on at 2026 from < ')],
    ['headers by year', most('1111from<1111from<>\n\n')],
    ['Dutch headers', most('Op schreef ma:\n\n')],
    ['Danish headers', most('abc. x skrev y\n\n')],
    ['Polish headers', most('Dnia pisze W dniu\n\n')],
    ['From without an address', most('From: a <\n\n')],
    ['separators', most('-------------------\n')],
  ])('of %s', (_what, text) => {
    // Some of these would need minutes without the limits.
    const { own, quoted } = splitQuoted(text);
    expect(own + quoted).toBe(text);
  });
});

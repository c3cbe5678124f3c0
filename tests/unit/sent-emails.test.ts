import { beforeAll, describe, expect, test, vi } from 'vitest';
import { emailOfAsking, emailOfMove } from '~/command-center/kit/request-choices';
import {
  type EmailToSend,
  emailedAddress,
  passwordLink,
  writerQuery,
} from '~/command-center/kit/sent/email-writers';
import type { Language } from '~/shared/i18n/language';
import type { WrittenEmail } from '../../supabase/functions/_shared/mail/write-email.ts';

const firstName = 'Rita';
const url = (language: Language) => emailedAddress('/page', language);

/** One of each email that the team sends. */
const emails: { [Name in EmailToSend['name']]: Extract<EmailToSend, { name: Name }>['values'] } = {
  accountActivation: (language) => ({ firstName, url: url(language) }),
  accountHelp: () => ({ firstName, kind: 'email_before', newEmail: 'n***@example.com' }),
  advisorInvitation: (language) => ({
    ...{ firstName, invitedBy: 'Fábio', isMember: false },
    url: passwordLink(language),
  }),
  applicationApproved: (language) => ({
    ...{ firstName, memberNumber: '…', url: url(language), rulesUrl: url(language) },
    ...{ hasLogin: true, hasPlan: true, hasAdvisor: false },
  }),
  applicationDeclined: (language) => ({ firstName, url: url(language) }),
  applicationInReview: (language) => ({ firstName, memberNumber: 'M-1', url: url(language) }),
  contributionChange: (language) => ({
    ...{ firstName, amount: '$2', amountBefore: '$1', date: 'March 1' },
    url: url(language),
  }),
  memberMessage: () => ({ body: 'Oi', firstName, subject: 'Oi', writtenBy: 'Oi' }),
  passwordReset: (language) => ({ firstName, url: passwordLink(language) }),
  reply: () => ({
    ...{ firstName, subject: 'Oi', question: 'Quanto?', answer: 'Três planos.' },
    ...{ answeredBy: 'Otávio', reference: 'A1' },
  }),
  requestUpdate: (language) => ({
    kind: 'your_turn',
    number: 'R-1',
    firstName,
    url: url(language),
  }),
};

beforeAll(() => vi.stubGlobal('location', { origin: 'https://example.com' }));

describe('A preview is the email of the function', () => {
  test.each(Object.keys(emails) as (keyof typeof emails)[])('%s', async (name) => {
    const writer = await (writerQuery(name).queryFn as () => Promise<unknown>)();
    for (const language of ['en', 'pt-BR'] as const) {
      const write = (writer as Record<Language, (values: unknown) => WrittenEmail>)[language];
      const { subject, text } = write(emails[name](language));
      expect(subject).not.toBe('');
      expect(text).toContain(firstName);
      expect(text).not.toMatch(/undefined|\{\{|\[object/);
      const [, address] = /(https:\/\/example\.com\S*)/.exec(text) ?? [];
      if (address) expect(address.includes('/BR/')).toBe(language === 'pt-BR');
    }
  });

  test('with the place of a secret link, and no secret', () => {
    expect(passwordLink('en')).toBe('https://example.com/reset-password#…');
    expect(passwordLink('pt-BR')).toBe('https://example.com/BR/reset-password#…');
  });
});

test('A request for documents sends an email where it becomes the member’s turn', () => {
  const states = [
    {
      state: 'received',
      emails: { waiting_member: 'your_turn' },
      next_states: ['checking', 'waiting_member'],
    },
    { state: 'answered', emails: { waiting_member: 'your_turn' }, next_states: ['closed'] },
    { state: 'waiting_member', emails: {}, next_states: ['checking'] },
  ];
  expect(emailOfMove(states, 'received', 'waiting_member')).toBe('your_turn');
  expect(emailOfMove(states, 'received', 'checking')).toBeUndefined();
  expect(emailOfAsking(states, 'received')).toBe('your_turn');
  expect(emailOfAsking(states, 'answered')).toBeUndefined();
  expect(emailOfAsking(states, 'waiting_member')).toBeUndefined();
  expect(emailOfAsking([], 'received')).toBeUndefined();
});

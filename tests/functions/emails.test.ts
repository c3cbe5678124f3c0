import { describe, expect, test } from 'vitest';
import { brand } from '../../app/shared/brand/brand.ts';
import type { Language } from '../../supabase/functions/_shared/language.ts';
import { applicationApproved } from '../../supabase/functions/_shared/mail/emails/application-approved.ts';
import { applicationDeclined } from '../../supabase/functions/_shared/mail/emails/application-declined.ts';
import { applicationReceived } from '../../supabase/functions/_shared/mail/emails/application-received.ts';
import { formReceived } from '../../supabase/functions/_shared/mail/emails/form-received.ts';
import { passwordReset } from '../../supabase/functions/_shared/mail/emails/password-reset.ts';
import { passwordResetDone } from '../../supabase/functions/_shared/mail/emails/password-reset-done.ts';
import { recoveryCodes } from '../../supabase/functions/_shared/mail/emails/recovery-codes.ts';
import { reply } from '../../supabase/functions/_shared/mail/emails/reply.ts';
import { requestUpdate } from '../../supabase/functions/_shared/mail/emails/request-update.ts';

const url = 'https://mutirao.example/my-account?a=1&b=2';
const rulesUrl = 'https://mutirao.example/rules';
const nasty = '<img src=x onerror=alert(1)>&"`\\';
const firstName = nasty;
const reference = 'CA000000';

const approval = {
  firstName: 'Ana',
  memberNumber: 'M-104-283-1',
  url,
  rulesUrl,
  hasLogin: true,
  hasPlan: true,
  hasAdvisor: true,
};
const answered = {
  firstName,
  subject: nasty,
  question: nasty,
  answer: nasty,
  answeredBy: nasty,
  reference,
};

const named = {
  'application approved': (to: Language) => applicationApproved[to]({ ...approval, firstName }),
  'application declined': (to: Language) => applicationDeclined[to]({ firstName, url }),
  'application received': (to: Language) => applicationReceived[to]({ firstName }),
  'form received': (to: Language) => formReceived[to]({ form: 'contact', firstName, reference }),
  'password reset': (to: Language) => passwordReset[to]({ firstName, url }),
  reply: (to: Language) => reply[to](answered),
  'request update': (to: Language) =>
    requestUpdate[to]({ kind: 'your_turn', firstName, number: nasty, url }),
};
const nameless = {
  'password reset done': (to: Language) => passwordResetDone[to]({ url }),
  'recovery codes': (to: Language) => recoveryCodes[to]({ url }),
};
const all = Object.entries({ ...named, ...nameless });
const languages = ['pt-BR', 'en'] as const;
describe.each(all)('The email "%s"', (_name, write) => {
  test('is written in both languages', () => {
    expect(write('pt-BR').html).toMatch(/<html[^>]* lang="pt-BR"/);
    expect(write('en').html).toMatch(/<html[^>]* lang="en"/);
    expect(write('en').text).not.toBe(write('pt-BR').text);
  });

  test.each(languages)('says in %s who sends it and why, and how to reach a person', (language) => {
    const { html, text } = write(language);
    const reason =
      language === 'en' ? 'You received this email because' : 'Você recebeu este e-mail porque';
    const { legalEntity, email, phone } = brand;
    for (const part of [html, text]) {
      for (const fact of [reason, legalEntity, email.support, phone.display]) {
        expect(part).toContain(fact);
      }
    }
  });

  test('loads nothing from other hosts and has the same plain text', () => {
    const { html, text } = write('en');
    expect(html).not.toMatch(/<(img|script|link)\b|url\(| src="|@import/);
    expect(html.match(/<table/g)).toHaveLength(html.match(/role="presentation"/g)?.length ?? 0);
    expect(text).not.toMatch(/<\/|&amp;|style=|undefined/);
    for (const [, words = ''] of html.matchAll(/<p class="text"[^>]*>([^<&]+)<\/p>/g)) {
      expect(text).toContain(words);
    }
  });
});

describe.each(Object.entries(named))('The email "%s"', (_name, write) => {
  test.each(languages)('escapes markup in its values (%s)', (language) => {
    const { html, text } = write(language);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&#34;`\\');
    expect(text).toContain(nasty);
  });
});

test.each(languages)('No two emails have the same subject (%s)', (language) => {
  const subjects = all.map(([, write]) => write(language).subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  const own = subjects.filter((subject) => !subject.startsWith('Re: '));
  for (const subject of own) expect(subject).toContain(brand.name);
});

describe('An email with a button', () => {
  test('also contains its address as text', () => {
    const { html, text } = applicationApproved['pt-BR'](approval);
    expect(html.split('my-account?a=1&amp;b=2')).toHaveLength(4);
    expect(text).toContain(`Entrar no portal ${url}\n`);
  });
});

describe('The welcome', () => {
  const text = (hasPlan: boolean, hasAdvisor: boolean) =>
    applicationApproved.en({ ...approval, hasPlan, hasAdvisor }).text;

  test('mentions plan and advisor only if they exist', () => {
    expect(text(true, true)).toContain('you can see your plan');
    expect(text(true, true)).toContain('how to reach your advisor');
    expect(text(true, false)).toContain('you can see your plan');
    expect(text(true, false)).not.toContain('how to reach');
    expect(text(false, true)).not.toContain('you can see your plan');
    expect(text(false, false)).not.toContain('In the portal');
  });

  test('links to the rules', () => {
    expect(text(true, true)).toContain(`before you need care: ${rulesUrl}\n`);
  });
});

describe('A reply', () => {
  test('keeps the line breaks of reply and message in both parts', () => {
    const { html, text } = reply.en({
      ...answered,
      answer: 'First.\nSecond.',
      question: 'How?\nWhy?',
    });
    expect(html).toContain('First.<br />Second.');
    expect(text).toContain('First.\nSecond.');
    expect(text).toContain('Your message:\n\n> How?\n> Why?\n');
  });

  test('quotes nothing if there is no message', () => {
    const { html, text } = reply['pt-BR']({ ...answered, question: '' });
    expect(html + text).not.toMatch(/Você escreveu|blockquote/);
    expect(text).not.toMatch(/\n{3}/);
  });

  test('has a subject of one line', () => {
    expect(reply.en({ ...answered, subject: 'Dental\r\nBcc: a@b.c' }).subject).toBe(
      'Re: Dental Bcc: a@b.c [CA000000]',
    );
    expect(reply.en({ ...answered, subject: '' }).subject).toBe(
      'Re: your message to Mutirão [CA000000]',
    );
  });
});

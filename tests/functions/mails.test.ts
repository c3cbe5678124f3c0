import { describe, expect, test } from 'vitest';
import type { Language } from '../../supabase/functions/_shared/language.ts';
import { adminEmailChangedMail } from '../../supabase/functions/_shared/mail/admin-email-changed.ts';
import { applicationApprovedMail } from '../../supabase/functions/_shared/mail/application-approved.ts';
import { applicationDeclinedMail } from '../../supabase/functions/_shared/mail/application-declined.ts';
import { applicationReceivedMail } from '../../supabase/functions/_shared/mail/application-received.ts';
import { passwordResetMail } from '../../supabase/functions/_shared/mail/password-reset.ts';
import { replyMail } from '../../supabase/functions/_shared/mail/reply.ts';

const url = 'https://mutirao.example/my-account?a=1&b=2';
const nasty = '<img src=x onerror=alert(1)>&"';

const approval = { firstName: 'Ana', url, hasLogin: true, hasPlan: true, hasAdvisor: true };

const written = {
  'password reset': (language: Language) => passwordResetMail(language, nasty, url),
  reply: (language: Language) =>
    replyMail(language, {
      name: nasty,
      subject: nasty,
      question: nasty,
      answer: nasty,
      reference: 'CA000000',
    }),
  'admin email changed': (language: Language) => adminEmailChangedMail(language, nasty, nasty),
  'application received': (language: Language) => applicationReceivedMail(language, nasty),
  'application approved': (language: Language) =>
    applicationApprovedMail(language, { ...approval, firstName: nasty }),
  'application declined': (language: Language) =>
    applicationDeclinedMail(language, { firstName: nasty, url }),
};

describe.each(Object.entries(written))('The mail "%s"', (_name, write) => {
  test('is written in both languages', () => {
    expect(write('pt-BR').html).toContain('<html lang="pt-BR">');
    expect(write('en').html).toContain('<html lang="en">');
    expect(write('en').text).not.toBe(write('pt-BR').text);
  });

  test('lets nobody write markup into it', () => {
    for (const language of ['pt-BR', 'en'] as const) {
      expect(write(language).html).not.toContain('<img');
      expect(write(language).text).toContain(nasty);
    }
  });

  test('loads nothing, is one column of real text, and says the same as text', () => {
    const { html, text } = write('en');
    expect(html).not.toMatch(/<(img|table|script|link|style)|url\(/);
    expect(html).toContain('font: 16px/1.6');
    expect(text).not.toMatch(/<\/|&amp;|style=/);
  });
});

describe('A mail with a button', () => {
  test('shows its address as text too, for those whose button does not open', () => {
    const { html, text } = applicationApprovedMail('pt-BR', approval);
    expect(html.split('my-account?a=1&amp;b=2')).toHaveLength(4);
    expect(text).toContain(`Entrar no portal\n${url}`);
  });
});

test('The welcome names plan and advisor only where they exist', () => {
  const text = (hasPlan: boolean, hasAdvisor: boolean) =>
    applicationApprovedMail('en', { ...approval, hasPlan, hasAdvisor }).text;
  const hasPlanNow = 'plan is in the portal';
  expect(text(true, true)).toContain('Your plan and your advisor’s contact are in the portal');
  expect(text(true, false)).toContain(hasPlanNow);
  expect(text(false, true)).not.toContain(hasPlanNow);
  expect(text(false, false)).not.toContain('in the portal.');
});

import { authEmailTemplates } from 'supabase-gateway/mail/templates';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { describe, expect, test } from 'vitest';
import { legalNotice } from '../../app/content/legal-notice.ts';
import { brand } from '../../app/shared/brand/brand.ts';

const { email } = readProjectConfig('supabase').auth;
const render = authEmailTemplates('supabase', email);
const variables = {
  SiteURL: 'https://mutirao.example',
  Email: 'ana@example.com',
  NewEmail: 'ana@example.org',
  OldEmail: 'old@example.com',
  Token: '123456',
  TokenHash: 'pkce_0123',
  ConfirmationURL: 'https://mutirao.example/auth/v1/verify?token=t&type=signup',
};
const kinds = [
  'confirmation',
  'recovery',
  'email_change',
  'magic_link',
  'invite',
  'reauthentication',
  'password_changed',
  'email_changed',
  'mfa_factor_enrolled',
  'mfa_factor_unenrolled',
] as const;

describe.each(kinds)('The auth mail "%s"', (kind) => {
  const portuguese = render(kind, { ...variables, Data: {} });
  const english = render(kind, { ...variables, Data: { language: 'en' } });

  test('is Portuguese, and English for an account that says so', () => {
    expect(portuguese.html).toMatch(/<html[^>]* lang="pt-BR"/);
    expect(english.html).toMatch(/<html[^>]* lang="en"/);
    expect(english.subject).not.toBe(portuguese.subject);
    expect(english.text).not.toBe(portuguese.text);
  });

  test('leaves nothing of its template behind, loads nothing, and has a text', () => {
    for (const { subject, html, text } of [portuguese, english]) {
      expect(subject + html + text).not.toMatch(/\{\{|\}\}/);
      expect(html).not.toMatch(/<(img|script|link)\b|url\(|src=|@import/);
      expect(text).not.toMatch(/<\/|&amp;|style=/);
      expect(subject.length).toBeGreaterThan(5);
    }
  });

  test('says who sends it, why, and how to reach a person, in both parts', () => {
    for (const [language, mail] of [
      ['en', english],
      ['pt-BR', portuguese],
    ] as const) {
      const reason = language === 'en' ? 'You received this email' : 'Você recebeu este e-mail';
      const { legalEntity, email, phone } = brand;
      const facts = [reason, legalEntity, email.support, phone.display];
      const parts = [mail.html, mail.text.replace(/\s+/g, ' ')];
      for (const part of parts) for (const fact of facts) expect(part).toContain(fact);
      // Only this email is about the membership.
      const isAboutJoining = kind === 'confirmation';
      for (const part of parts) {
        expect(part.includes(legalNotice[language].short)).toBe(isAboutJoining);
      }
      expect(mail.subject).toContain(brand.name);
    }
  });

  test('shows its link as an address too', () => {
    const address = /<a href="([^"]+)" class="link"[^>]*>\1<\/a>/;
    const hasLink = portuguese.html.includes('<a ');
    if (hasLink) expect(portuguese.html).toMatch(address);
    else expect(['reauthentication', 'email_changed']).toContain(kind);
  });
});

test('No two emails of the auth service have the same subject', () => {
  for (const Data of [{}, { language: 'en' }]) {
    const subjects = kinds.map((kind) => render(kind, { ...variables, Data }).subject);
    expect(new Set(subjects).size).toBe(kinds.length);
  }
});

describe('What an email of the auth service links', () => {
  const accounts = [
    {},
    { language: 'en' },
    { activation_token: 'x' },
    { activation_token: 'x', language: 'en' },
  ];

  test.each(kinds)('"%s" changes nothing when it is opened: the token is behind the #', (kind) => {
    for (const Data of accounts) {
      const { html } = render(kind, { ...variables, Data });
      for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g)) {
        const { origin, pathname, search } = new URL(address);
        expect(origin + search).toBe('https://mutirao.example');
        expect(pathname).toMatch(/^(\/BR)?\/(confirm|forgot-password)$/);
      }
    }
  });
});

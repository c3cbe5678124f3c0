import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { legalNotice } from '../../../app/content/legal-notice.ts';
import { brand } from '../../../app/shared/brand/brand.ts';
import { parseTemplate } from '../../src/mail/template/parse.ts';
import { renderHtml, renderText } from '../../src/mail/template/render.ts';
import { authMailTemplates } from '../../src/mail/templates.ts';
import { readProjectConfig } from '../../src/project/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'templates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { email } = readProjectConfig('supabase').auth;
const render = authMailTemplates('supabase', email);
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
      const facts = [
        reason,
        legalNotice[language].short,
        legalEntity,
        email.support,
        phone.display,
      ];
      const parts = [mail.html, mail.text.replace(/\s+/g, ' ')];
      for (const part of parts) for (const fact of facts) expect(part).toContain(fact);
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

describe('The template language', () => {
  const html = (template: string, data: unknown) => renderHtml(parseTemplate(template), data);

  test.each([
    ['Hello {{ .Name }}{{.Name}}', { Name: 'Ana' }, 'Hello AnaAna'],
    ['{{ .Missing.Deep }}|', {}, '|'],
    ['{{ if eq .Data.language "en" }}en{{ else }}pt{{ end }}', { Data: {} }, 'pt'],
    ['{{if eq .L "a" "b"}}1{{else if eq .L "c"}}2{{else}}3{{end}}', { L: 'b' }, '1'],
    ['{{if eq .L "a" "b"}}1{{else if eq .L "c"}}2{{else}}3{{end}}', { L: 'c' }, '2'],
    ['{{ if and .A (not .B) }}yes{{ end }}', { A: 1, B: '' }, 'yes'],
    ['{{ if or .A (ne .B "x") }}yes{{ end }}', { A: '', B: 'x' }, ''],
    ['a  {{- /* a note */ -}}  b', {}, 'ab'],
    ['{{ if .A }}{{ if .B }}both{{ end }}{{ end }}', { A: true, B: true }, 'both'],
    ['{{ .A }}', { A: '<b>&"\'' }, '&lt;b&gt;&amp;&#34;&#39;'],
    [
      '<a href="{{ .A }}">',
      { A: 'https://a.example/?b&c' },
      '<a href="https://a.example/?b&amp;c">',
    ],
    ['<a href="{{ .A }}">', { A: ' javascript:alert(1)' }, '<a href="#">'],
    ['{{ .constructor }}{{ .A.length }}', { A: 'x' }, ''],
  ])('%j with %j', (template, data, expected) => {
    expect(html(template, data)).toBe(expected);
  });

  test('escapes nothing in a subject', () => {
    expect(renderText(parseTemplate('{{ .A }} & co'), { A: "D'Ávila" })).toBe("D'Ávila & co");
  });

  test.each([
    ['\n{{ if .A }}', '{{ if }} without {{ end }}'],
    ['\n{{ end }}', 'line 2: {{ end }} without {{ if }}'],
    ['{{ range .A }}{{ end }}', 'line 1: {{ range .A }}: "range" is not understood'],
    ['{{ .A | html }}', 'line 1: {{ .A | html }}: "|" is not understood'],
    ['{{ eq .A }}', 'line 1: {{ eq .A }}: eq needs 2 values'],
  ])('%j is refused: %s', (template, message) => {
    expect(() => parseTemplate(template)).toThrow(message);
  });
});

describe('A project', () => {
  function project(config: string, template = '') {
    const supabaseDir = join(mkdtempSync(join(folder, 'p-')), 'supabase');
    mkdirSync(join(supabaseDir, 'templates'), { recursive: true });
    writeFileSync(join(supabaseDir, 'config.toml'), `project_id = "other"\n${config}`);
    writeFileSync(join(supabaseDir, 'templates', 'own.html'), template);
    return () => authMailTemplates(supabaseDir, readProjectConfig(supabaseDir).auth.email);
  }
  const own = '[auth.email.template.recovery]\ncontent_path = "./supabase/templates/own.html"\n';

  test('without templates sends plain ones', () => {
    const mail = project('')()('recovery', { ...variables, Data: {} });
    expect(mail.subject).toBe('Reset your password');
    expect(mail.text).toContain(variables.ConfirmationURL);
  });

  test('with its own sends those', () => {
    const mail = project(`${own}subject = "For {{ .Email }}"`, '<p>{{ .Token }}</p>')()(
      'recovery',
      { ...variables, Data: {} },
    );
    expect(mail).toMatchObject({ subject: 'For ana@example.com', text: '123456\n' });
  });

  test('with one that is broken or missing does not start, and says where', () => {
    expect(project(own, 'a\n{{ if }}')).toThrow(/own\.html: line 2: /);
    expect(project(own.replace('own.html', 'none.html'))).toThrow(/none\.html: template not found/);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseTemplate } from '../../src/mail/template/parse.ts';
import { renderHtml, renderText } from '../../src/mail/template/render.ts';
import { authEmailTemplates } from '../../src/mail/templates.ts';
import { readProjectConfig } from '../../src/project/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'templates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const variables = {
  SiteURL: 'https://site.example',
  Email: 'ana@example.com',
  Token: '123456',
  ConfirmationURL: 'https://site.example/auth/v1/verify?token=t&type=signup',
};

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
    ['{{ range .A }}{{ end }}', 'line 1: {{ range .A }}: "range" is not supported'],
    ['{{ .A | html }}', 'line 1: {{ .A | html }}: "|" is not supported'],
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
    return () => authEmailTemplates(supabaseDir, readProjectConfig(supabaseDir).auth.email);
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

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalNotice } from '../../app/content/legal-notice.ts';
import { languages } from '../../app/shared/i18n/language.ts';
import { authEmails } from '../../emails/auth/auth-emails.ts';
import { functionEmails } from '../../emails/functions/function-emails.ts';
import { emailFiles, writeConfig } from '../../emails/output/email-files.ts';
import { renderEmail } from '../../emails/output/render-email.tsx';

const config = readFileSync('supabase/config.toml', 'utf8');
const files = await emailFiles(config);

describe('The emails in supabase/', () => {
  test.each([...files])('%s is up to date with `npm run emails`', (path, content) => {
    expect(readFileSync(path, 'utf8')).toBe(content);
  });

  test.each(['supabase/templates', 'supabase/functions/_shared/mail/emails'])(
    '%s holds nothing else',
    (folder) => {
      const expected = [...files.keys()].filter((path) => path.startsWith(folder));
      const found = readdirSync(folder).map((file) => `${folder}/${file}`);
      expect(found.sort()).toEqual(expected.sort());
    },
  );
});

/** Every email, by its name. A variant is sent instead of the email of the same template. */
const emails = Object.entries({
  ...Object.fromEntries(authEmails.map(({ file, email }) => [file, email])),
  ...Object.fromEntries(
    authEmails.flatMap(({ file, variant }) =>
      variant ? [[`${file} variant`, variant.email]] : [],
    ),
  ),
  ...functionEmails,
});

/** About the membership, sharing, or money, or a copy of such an email. */
const withLegalNotice = [
  'confirmation',
  'advisorInvitation',
  'applicationApproved',
  'applicationDeclined',
  'applicationInReview',
  'applicationReceived',
  'billReminder',
  'contributionChange',
  'contributionDue',
  'contributionLastDays',
  'editionPublished',
  'formReceived',
  'legalChange',
  'memberMessage',
  'monthlyStatement',
  'reply',
  'requestUpdate',
  'teamWork',
  'testEmail',
];

describe.each(languages)('In %s, the legal notice', (language) => {
  test('is in each email about the membership, and in no email about an account', async () => {
    const found = [];
    for (const [name, email] of emails) {
      const { html, text } = await renderEmail(email, language);
      const parts = [html, text].map((part) => part.includes(legalNotice[language].short));
      expect(parts[0], name).toBe(parts[1]);
      if (parts[0]) found.push(name);
    }
    expect(found.sort()).toEqual(withLegalNotice.sort());
  });
});

describe('The subjects in config.toml', () => {
  const minimal = '[auth.email]\nreply_to = ""\n\n[auth.email.template.invite]\nsubject = ""\n';

  test('are written to their own section, and nothing else changes', () => {
    const subjects = { 'template.invite': 'Hi $& {{ .Email }}' };
    expect(writeConfig(minimal, subjects, 'a@b.example')).toBe(
      '[auth.email]\nreply_to = "a@b.example"\n\n[auth.email.template.invite]\nsubject = \'Hi $& {{ .Email }}\'\n',
    );
  });

  test.each([
    ['template.recovery', 'Hi', 'config.toml has no auth.email.template.recovery.subject'],
    ['template.invite', "It's", "the subject of template.invite contains a '"],
  ])('of %s, "%s" is refused', (section, subject, message) => {
    expect(() => writeConfig(minimal, { [section]: subject }, 'a@b.example')).toThrow(message);
  });
});

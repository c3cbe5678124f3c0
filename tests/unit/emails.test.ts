import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emailFiles, writeConfig } from '../../emails/output/email-files.ts';

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

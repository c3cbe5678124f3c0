/**
 * Writes the subjects of the auth service's emails, and the address that replies go to, into the
 * text of config.toml. Everything else stays as it is.
 * @param subjects by section, such as `template.recovery`
 * @throws Error where a section or its subject is missing
 */
export function writeConfig(
  config: string,
  subjects: Record<string, string>,
  replyTo: string,
): string {
  let written = setValue(config, 'auth.email', 'reply_to', `"${replyTo}"`);
  for (const [section, subject] of Object.entries(subjects)) {
    if (subject.includes("'")) throw new Error(`the subject of ${section} contains a '`);
    written = setValue(written, `auth.email.${section}`, 'subject', `'${subject}'`);
  }
  return written;
}

function setValue(config: string, section: string, key: string, value: string): string {
  const start = config.indexOf(`[${section}]\n`);
  const next = config.indexOf('\n[', start + 1);
  const end = next < 0 ? config.length : next;
  const line = new RegExp(`^${key} = .*$`, 'm');
  const body = config.slice(start, end);
  if (start < 0 || !line.test(body)) throw new Error(`config.toml has no ${section}.${key}`);
  return config.slice(0, start) + body.replace(line, () => `${key} = ${value}`) + config.slice(end);
}

import { languages } from '../../app/shared/i18n/language.ts';
import type { Email } from '../email.ts';
import { darkStyles } from '../layout/colors.ts';
import { renderEmail } from './render-email.tsx';

const note = '// Written by `npm run emails` from emails/. Do not edit.';
const action = /\{\{ (?:(if|else if|else|end)\b ?)?(.*?) ?\}\}/g;

/**
 * Generates a TypeScript module that renders an email. It has a function per language, which takes
 * the values that the templates name and returns `{ subject, html, text }`. Values are escaped in
 * HTML.
 */
export async function functionModule(name: string, email: Email): Promise<string> {
  const values = new Map<string, 'string' | 'boolean'>();
  const functions: string[] = [];
  for (const language of languages) {
    const { subject, html, text } = await renderEmail(email, language);
    functions.push(
      `  ${language === 'en' ? 'en' : `'${language}'`}: (values) => ({`,
      `    subject: ${literal(subject, 'line', values)},`,
      `    html: ${shareStyles(literal(`${html}\n`, 'html', values))},`,
      `    text: ${literal(`${text}\n`, 'text', values)},`,
      '  }),',
    );
  }
  const types = [...values].map(([value, type]) => `  ${value}: ${type};`).sort();
  const body = functions.join('\n');
  const helpers = ['html', 'line', 'quoted'].filter((helper) => body.includes(`\${${helper}(`));
  return [
    note,
    `import { type EmailWriter, ${helpers.join(', ')} } from '../write-email.ts';`,
    "import { darkStyles } from './dark-styles.ts';",
    '',
    'type Values = {',
    ...types,
    '};',
    '',
    `export const ${name}: EmailWriter<Values> = {`,
    body,
    '};',
    '',
  ].join('\n');
}

/** Generates the module with the style sheet that the modules of all emails import. */
export function stylesModule(): string {
  return [
    note,
    '/** The colors of emails in dark mode. */',
    `export const darkStyles = \`${escapeLiteral(darkStyles)}\`;`,
    '',
  ].join('\n');
}

/** Replaces the style sheet in a template literal with the shared constant. */
function shareStyles(written: string): string {
  const styles = escapeLiteral(darkStyles);
  if (!written.includes(styles)) throw new Error('an email must contain the dark styles');
  return written.replace(styles, () => `\${darkStyles}`);
}

type Part = 'line' | 'html' | 'text';

/**
 * Converts a template to a TypeScript template literal. Adds the values that it names to `values`.
 */
function literal(template: string, part: Part, values: Map<string, 'string' | 'boolean'>): string {
  let written = '';
  let position = 0;
  /** For each open `if`, whether it has an `else`. */
  const open: boolean[] = [];
  for (const match of template.matchAll(action)) {
    const [whole, word, expression = ''] = match;
    const before = template.slice(position, match.index);
    written += escapeLiteral(before);
    position = match.index + whole.length;
    if (word === 'if') open.push(false);
    if (word === 'else') open[open.length - 1] = true;
    if (word === 'if') written += `\${${condition(expression, values)} ? \``;
    else if (word === 'else if') written += `\` : ${condition(expression, values)} ? \``;
    else if (word === 'else') written += '` : `';
    else if (word === 'end') written += open.pop() ? '`}' : "` : ''}";
    else written += `\${${writeValue(nameOf(expression, values, 'string'), part, before)}}`;
  }
  return `\`${written}${escapeLiteral(template.slice(position))}\``;
}

function writeValue(name: string, part: Part, before: string): string {
  if (part !== 'text') return `${part}(${name})`;
  // Each line of a quoted text gets a quote prefix.
  return before.endsWith('> ') ? `quoted(${name})` : name;
}

function condition(expression: string, values: Map<string, 'string' | 'boolean'>): string {
  const [, name, wanted] = /^eq (\.\w+) "([^"]*)"$/.exec(expression) ?? [];
  if (name) return `${nameOf(name, values, 'string')} === '${wanted}'`;
  return nameOf(expression, values, 'boolean');
}

/** A value that any template prints has the type string in all templates. */
function nameOf(
  expression: string,
  values: Map<string, 'string' | 'boolean'>,
  type: 'string' | 'boolean',
): string {
  const [, name] = /^\.(\w+)$/.exec(expression) ?? [];
  if (!name) throw new Error(`"{{ ${expression} }}" is not supported`);
  if (values.get(name) !== 'string') values.set(name, type);
  return `values.${name}`;
}

function escapeLiteral(text: string): string {
  return text.replace(/[`\\]|\$\{/g, '\\$&');
}

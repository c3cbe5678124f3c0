import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * Namespaces whose messages are read as one object, by the name of a page, a field of a form, or a
 * path of the organization's description.
 */
const wholes = /^(pages|portalPages|boot|closed|organizationFields|form[A-Z]\w+)$/;

/** Where a message is used: literal keys, and patterns of keys that are put together. */
type Source = { namespaces: Set<string>; literals: Set<string>; patterns: RegExp[] };

test('every message is used', () => {
  const files = namespaceFiles();
  const names = new Set(files.keys());
  const { sources, words } = readSources(names);
  const unused = [...files]
    .filter(([namespace]) => !wholes.test(namespace))
    .flatMap(([namespace, file]) =>
      keysOf(JSON.parse(read(file))).map((key) => [namespace, key] as const),
    )
    .filter(([namespace, key]) => !sources.some((source) => uses(source, namespace, key, words)));
  expect(unused.map(([namespace, key]) => `${namespace}:${key}`)).toEqual([]);
});

/** The files of all namespaces, as the catalogs import them. */
function namespaceFiles(): Map<string, string> {
  const text = globSync('app/shared/i18n/*catalog.ts', { cwd: root }).map(read).join('\n');
  const imports = text.matchAll(/(\w+): \(\) =>\s+import\('\.(\/locales\/en\/[\w/-]+\.json)'\)/g);
  return new Map([...imports].map(([, name = '', path]) => [name, `app/shared/i18n${path}`]));
}

function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    keysOf(inner, prefix ? `${prefix}.${key}` : key),
  );
}

/** All sources, and the words of which values consist: codes of the database, names and literals. */
function readSources(namespaces: Set<string>) {
  const sources: Source[] = [];
  const words = new Set<string>();
  for (const path of globSync('supabase/schemas/*.sql', { cwd: root })) {
    for (const word of wordsOf(read(path).replace(/^comment on [^;]*;|--.*$/gm, '')))
      words.add(word);
  }
  const code =
    '{app,bill-help,rules,gateway/src,supabase/contracts,supabase/functions}/**/*.{ts,tsx}';
  for (const path of globSync(code, { cwd: root })) {
    const { source, names } = readSource(path, namespaces);
    sources.push(source);
    for (const name of names) for (const word of wordsOf(name)) words.add(word);
  }
  return { sources, words };
}

function readSource(path: string, namespaces: Set<string>) {
  const text = read(path);
  const literals = new Set<string>();
  const names = new Set<string>();
  const templates: ESTree.TemplateLiteral[] = [];
  const translated: ESTree.Argument[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.add(value);
    },
    TemplateLiteral(node) {
      templates.push(node);
    },
    Property({ key }) {
      if (key.type === 'Identifier') names.add(key.name);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && /^(t|exists)$/.test(callee.name) && first) {
        translated.push(first);
      }
    },
  }).visit(parseSync(basename(path), text).program);
  const isKey = ({ start, end }: ESTree.TemplateLiteral) =>
    translated.some((argument) => argument.start <= start && end <= argument.end);
  const starts = [...literals, ...names].filter((name) => /^[\w.:-]+$/.test(name));
  const patterns = templates
    .filter((node) => node.quasis[0]?.value.raw !== '' || hasNamespace(node) || isKey(node))
    .map((node) => new RegExp(`^${patternOf(node, starts)}$`));
  const named = [...literals].filter((literal) => namespaces.has(literal));
  if (text.includes('useTranslation()')) named.push('common');
  // `useTranslation(names)`: the namespaces are elsewhere.
  if (/useTranslation\(\w/.test(text)) named.length = 0;
  const codes = [...literals].filter((literal) => !/\s\S+\s/.test(literal));
  return {
    source: { namespaces: new Set(named), literals, patterns },
    names: [...names, ...codes],
  };
}

/** The keys that an expression can be. A value between dots is a word. */
function patternOf(node: ESTree.Expression, starts: string[]): string {
  switch (node.type) {
    case 'Literal':
      return escaped(String(node.value));
    case 'ConditionalExpression':
      return `(?:${patternOf(node.consequent, starts)}|${patternOf(node.alternate, starts)})`;
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return patternOf(node.expression, starts);
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value: { cooked, raw } }, index) => {
          const inner = node.expressions[index];
          const start = index === 0 && raw === '' && !hasNamespace(node);
          const value = inner && (start ? startOf(inner, starts) : patternOf(inner, starts));
          return escaped(cooked ?? raw) + (value ?? '');
        })
        .join('');
    default:
      return '([\\w-]+)';
  }
}

/** Whether a key begins with any namespace, as in `${namespace}:validation.${issue}`. */
function hasNamespace({ quasis }: ESTree.TemplateLiteral): boolean {
  return /^:\w/.test(quasis[1]?.value.raw ?? '');
}

/** What a key starts with: a literal or a name of the same file. */
function startOf(node: ESTree.Expression, starts: string[]): string {
  if (node.type !== 'Identifier' && node.type !== 'MemberExpression')
    return patternOf(node, starts);
  return `(?:${starts.map(escaped).join('|')})`;
}

function uses(source: Source, namespace: string, key: string, words: Set<string>): boolean {
  const { namespaces, literals, patterns } = source;
  const isShort = namespaces.has(namespace) || namespaces.size === 0;
  const names = isShort ? [key, `${namespace}:${key}`] : [`${namespace}:${key}`];
  return names.some(
    (name) =>
      literals.has(name) ||
      patterns.some((pattern) => {
        const values = pattern.exec(name)?.slice(1);
        return values?.every((value) => wordsOf(value ?? '').every((word) => words.has(word)));
      }),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z0-9]+/g) ?? [];
}

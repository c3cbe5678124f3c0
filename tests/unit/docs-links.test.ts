import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const documents = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

test('every link in the documents leads to a file of the repository', () => {
  const broken = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to]) => to);
    return targets
      .filter((to) => to && !existsSync(join(root, dirname(document), to)))
      .map((to) => `${document}: ${to}`);
  });
  expect(broken).toEqual([]);
});

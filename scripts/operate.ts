// `npm run operate -- <name> [arguments]`: runs a command of an operator, scripts/operate/<name>.ts.
import { join } from 'node:path';

const commands: Record<string, string> = {
  'admin-create': 'adds an admin; --new-password or --emergency restores access',
  'audit-verify': 'proves that no line of the activity log was altered or removed',
  backup: 'writes all data into one file',
  'demo-volume': 'fills the demonstration with the lists of a community of 8,000 members',
  'legal-announce': 'emails everyone that new terms or a new privacy policy take effect',
  'members-import': 'adds the members of a CSV file',
  'organization-publish': 'builds the description of the organization that was published last',
  'personal-data': 'writes a copy of all data about a person, or erases it',
  query: 'prints the result of a read-only query',
  restore: 'restores a backup into a database without data',
  'rules-publish': 'publishes the edition of the rules in this working copy',
  'secret-key': 'prints the key that bypasses all row policies',
};

const [node = '', , name, ...args] = process.argv;
if (name && Object.hasOwn(commands, name)) {
  const file = join(import.meta.dirname, 'operate', `${name}.ts`);
  // The command reads its arguments as if Node had started it.
  process.argv = [node, file, ...args];
  await import(file);
} else {
  if (name) console.error(`There is no command ${name}.\n`);
  const lines = Object.entries(commands).map(([each, does]) => `  ${each.padEnd(22)}${does}`);
  console.error(['npm run operate -- <name> [arguments]', ...lines].join('\n'));
  process.exitCode = 1;
}

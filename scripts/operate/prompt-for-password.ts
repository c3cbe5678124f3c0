import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './command.ts';

/** Prompts for a new password twice without echo. Returns undefined if the input is empty. */
export async function promptForPassword(): Promise<string | undefined> {
  const first = await askUnseen('Password (empty: make one up): ');
  if (first === '') return undefined;
  if ((await askUnseen('Once more: ')) !== first) {
    throw new CommandError('The passwords don’t match');
  }
  return first;
}

async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } catch {
    // Ctrl-C or Ctrl-D.
    throw new CommandError('Canceled. Nothing was changed.');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

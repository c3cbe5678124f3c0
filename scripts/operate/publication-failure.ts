import { stripVTControlCharacters } from 'node:util';

/** The end of a build's output, which contains the reason of its failure. */
const shownOutput = 4_000;

type Failure = { failure: 'invalid' | 'disk' | 'build'; detail: string };

/** Why a description was not published, from the error of `readDescription` or of a command. */
export function publicationFailure(error: unknown): Failure {
  const {
    message,
    stdout = '',
    stderr = '',
  } = error as Error & {
    stdout?: string;
    stderr?: string;
  };
  if (message.startsWith('ORGANIZATION: ')) {
    return { failure: 'invalid', detail: message.split('\n').slice(1).join('\n') };
  }
  const output = stripVTControlCharacters(`${stdout}${stderr}`.trim() || message);
  const isFull = /ENOSPC|no space left/i.test(`${message}${output}`);
  return { failure: isFull ? 'disk' : 'build', detail: output.slice(-shownOutput) };
}

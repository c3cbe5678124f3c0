import type { FoundEmails } from './found/emails.ts';
import type { Found } from './found/writes.ts';
import type { Ledger } from './ledger.ts';
import { type FaultRun, seconds } from './schedule.ts';

const longestRecovery = 5_000;
/** An email that arrived this shortly before a kill may arrive again. */
const shortly = 3_000;

type Seen = {
  ledger: Ledger;
  writes: Found[];
  mails: FoundEmails;
  mailSettled: boolean;
  runs: FaultRun[];
};

/** Prints the tables and all errors. @returns whether there were none */
export function report({ ledger, writes, mails, mailSettled, runs }: Seen): boolean {
  const wrong = [...ledger.broken, ...ledger.leaks.map((leak) => `leaked: ${leak}`)];
  writesTable(writes, wrong);
  mailLines(mails, runs, wrong);
  if (!mailSettled) wrong.push('mail still waits in the queue');
  faultsTable(runs, wrong);

  const stray = ledger.failures.filter(
    ({ began, ended }) =>
      !runs.some(({ fault, from, to }) => fault.mayFail && began <= to && ended >= from),
  );
  wrong.push(...stray.map(({ what, began }) => `failed at ${clock(began)}: ${what}`));

  console.log(`\n${pad('responses checked', 42)}${right(ledger.answers)}`);
  console.log(`${pad('with data of another person', 42)}${right(ledger.leaks.length)}`);
  console.log(`${pad('failed during a fault', 42)}${right(ledger.failures.length - stray.length)}`);
  console.log(`${pad('failed without a fault', 42)}${right(stray.length)}`);
  const skipped = runs.filter(({ result }) => 'skipped' in result);
  for (const { fault } of skipped) console.log(`not tested: ${fault.name}`);
  for (const line of wrong.slice(0, 40)) console.log(`ERROR: ${line}`);
  if (wrong.length > 40) console.log(`ERROR: and ${wrong.length - 40} more`);
  if (wrong.length === 0) console.log('\nNo errors.');
  return wrong.length === 0;
}

function writesTable(writes: Found[], wrong: string[]) {
  console.log(
    `\n${pad('writes', 14)}${row('acknowledged', 'lost', 'twice', 'no response', 'saved')}`,
  );
  for (const { kind, acknowledged, lost, twice, uncertain, kept, refusedButThere } of writes) {
    console.log(pad(kind, 14) + row(acknowledged, lost.length, twice.length, uncertain, kept));
    wrong.push(...lost.map((marker) => `lost: ${kind} ${marker}`));
    wrong.push(...twice.map((marker) => `twice: ${kind} ${marker}`));
    wrong.push(...refusedButThere.map((marker) => `refused and kept: ${kind} ${marker}`));
  }
}

function mailLines({ due, lost, twice, again }: FoundEmails, runs: FaultRun[], wrong: string[]) {
  const unexplained = again.filter(
    ({ first }) => !runs.some(({ from, to }) => first >= from - shortly && first <= to),
  );
  console.log(`\n${pad('email', 14)}${row('due', 'lost', 'twice', 'again', '')}`);
  console.log(pad('', 14) + row(due, lost.length, twice.length, again.length, ''));
  wrong.push(...lost.map((name) => `lost: ${name}`));
  wrong.push(...twice.map((name) => `written twice: ${name}`));
  wrong.push(...unexplained.map(({ messageId }) => `arrived again: ${messageId}`));
}

function faultsTable(runs: FaultRun[], wrong: string[]) {
  console.log(`\n${pad('fault', 42)}${right('times')}${right('recovery')}`);
  const byName = Map.groupBy(runs, ({ fault }) => fault.name);
  for (const [name, all] of byName) {
    const times = all.flatMap(({ result }) => ('recovery' in result ? [result.recovery] : []));
    const worst = Math.max(...times);
    if (times.length > 0) console.log(pad(name, 42) + right(times.length) + right(seconds(worst)));
    else console.log(`${pad(name, 42)}${right(0)}   skipped`);
    if (worst >= longestRecovery) wrong.push(`${name}: ${seconds(worst)} to recover`);
  }
  console.log(`the longest of each; target: under ${seconds(longestRecovery)}`);
}

function row(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(13)).join('');
}

function pad(text: string, width: number): string {
  return text.padEnd(width);
}

function right(text: string | number): string {
  return String(text).padStart(10);
}

function clock(moment: number): string {
  return new Date(moment).toTimeString().slice(0, 8);
}

import { engineFigures } from '#rules/edition';
import type { Condition, Edition, Household, Person } from '#rules/engine/types';
import { figures } from '#rules/figures';

type Row = Record<string, string>;

export type Facts = {
  household: Omit<Household, 'conditions'>;
  editions: Edition[];
  /** The needs with facts of their own. */
  conditions: Record<string, Condition>;
  conditionOf: (id: string) => Condition;
};

const day = /\d{4}-\d{2}-\d{2}/;

/** What applies unless a case says otherwise. */
function usual(): Facts {
  const conditions: Record<string, Condition> = {};
  return {
    household: {
      iuaChoices: [{ from: '2026-01-01', amount: 300_000 }],
      lapses: [],
      people: [{ id: 'Ana', periods: [{ from: '2026-01-01', until: null }] }],
    },
    editions: [{ number: 1, effectiveOn: '2026-01-01', figures: engineFigures() }],
    conditions,
    conditionOf: (id) => conditions[id] ?? readNeed(id, 'Ana; illness'),
  };
}

/** Reads a table of facts in the words of the document. An unknown fact throws. */
export function readFacts(rows: Row[]): Facts {
  const facts = usual();
  const people: Person[] = [];
  for (const { fact = '', value = '' } of rows) {
    const [kind, ...words] = fact.split(' ');
    const name = words.join(' ');
    if (kind === 'IUA') facts.household.iuaChoices = value.split(';').map(readChoice);
    else if (kind === 'person') people.push(readPerson(name, value));
    else if (kind === 'need') facts.conditions[name] = readNeed(name, value);
    else if (kind === 'inactive') facts.household.lapses = [readLapse(value)];
    else if (kind === 'edition') facts.editions.unshift(readEdition(Number(name), value));
    else throw new Error(`There is no fact "${fact}"`);
  }
  if (people.length > 0) facts.household.people = people;
  return facts;
}

/** `$1,500.00` in cents; empty is 0. More than two decimals give no whole number. */
export function cents(text = ''): number {
  const [dollars = '', decimals = ''] = text.replaceAll(/[$,]/g, '').split('.');
  if (decimals.length > 2) return Number(`${dollars}${decimals.slice(0, 2)}.${decimals.slice(2)}`);
  return Number(`${dollars}${decimals.padEnd(2, '0')}`);
}

function readChoice(text: string) {
  const [amount, from] = text.split(' from ');
  return { amount: cents(amount?.trim()), from: from?.trim() ?? '' };
}

/** `spouse; member from 2024-01-01 to 2025-06-30; member since 2026-01-01; child born on 2000-11-13` */
function readPerson(id: string, text: string): Person {
  const facts = text.split(';').map((part) => part.trim());
  const periods = facts.flatMap((fact) => {
    const [from = '', until = null] = fact.match(new RegExp(day, 'g')) ?? [];
    return fact.startsWith('member ') ? [{ from, until }] : [];
  });
  const born = facts.find((fact) => fact.startsWith('child born on'));
  const relation = born ? 'child' : facts.find((fact) => fact === 'spouse' || fact === 'child');
  return {
    id,
    periods,
    ...(relation && { relation: relation as 'spouse' | 'child' }),
    ...(born && { childBornOn: dayIn(born) }),
  };
}

function readLapse(text: string) {
  const [from = '', ...others] = text.match(new RegExp(day, 'g')) ?? [];
  const [paidOn = null] = text.includes('not paid') ? [] : others;
  return { from, paidOn, until: text.includes('until') ? (others.at(-1) ?? null) : null };
}

function readEdition(number: number, text: string): Edition {
  const [effective = '', ...changes] = text.split(';').map((part) => part.trim());
  const changed = changes.map((change) => {
    const [name = '', value = ''] = change.split(' ');
    if (!(name in figures)) throw new Error(`There is no figure "${name}"`);
    return [name, value.startsWith('$') ? cents(value) : Number(value)];
  });
  return {
    number,
    effectiveOn: dayIn(effective),
    figures: { ...engineFigures(), ...Object.fromEntries(changed) },
  };
}

function readNeed(id: string, text: string): Condition {
  const [personId = '', kind = '', ...rest] = text.split(';').map((part) => part.trim());
  const condition: Condition = {
    id,
    personId,
    kind: kind as Condition['kind'],
    preExisting: 'no',
    isChronic: false,
    otherSigns: [],
    iuaReduction: 0,
    iuaPaidOn: [],
    lines: [],
  };
  for (const fact of rest) Object.assign(condition, readNeedFact(fact));
  return condition;
}

function readNeedFact(fact: string): Partial<Condition> {
  if (fact === 'pre-existing') return { preExisting: 'yes' };
  if (fact === 'pre-existing unknown') return { preExisting: 'unknown' };
  if (fact === 'chronic') return { isChronic: true };
  if (fact.startsWith('symptoms on')) return { otherSigns: [dayIn(fact)] };
  if (fact.startsWith('due on')) return { dueDate: dayIn(fact) };
  if (fact.startsWith('IUA paid on')) return { iuaPaidOn: fact.match(new RegExp(day, 'g')) ?? [] };
  if (fact.startsWith('IUA reduced by')) return { iuaReduction: cents(fact.split(' ').at(-1)) };
  throw new Error(`There is no fact "${fact}" of a need`);
}

function dayIn(text: string): string {
  return day.exec(text)?.[0] ?? '';
}

import { useLayoutEffect, useState } from 'react';
import { nextQuestion, questionsFor } from '#bill-help/checklist';
import type { Answers, Bill, Question } from '#bill-help/types';
import { jsonEntry, sessionEntry } from '~/shared/browser/storage';
import { clearFormDraft } from '~/shared/fields/use-form-draft';
import type { LetterFields } from './write-bill-letter';

/** What a person entered about one bill. An income is not part of it: it is never stored. */
export type Entry = { bill?: Bill | undefined; answers: Answers; fields: LetterFields };

const nothing: Entry = { answers: {}, fields: {} };

/** It can be about health, so it lasts as long as the tab, and signing out deletes it. */
const stored = jsonEntry(
  sessionEntry('form-draft:bill-help'),
  (value): value is Entry =>
    typeof value === 'object' && value !== null && 'answers' in value && 'fields' in value,
);

/** The name of the draft of the form about the bill. */
export const billForm = 'bill';

/** A bill, the answers about it, and the next question. They survive a reload and the back button. */
export function useBillHelp() {
  const [entry, setEntry] = useState(nothing);

  // It runs once, after hydration: the prerendered page has no bill. A layout effect renders at once.
  useLayoutEffect(() => setEntry(stored.read() ?? nothing), []);

  const change = (changes: Partial<Entry>) => {
    const next = { ...entry, ...changes };
    setEntry(next);
    stored.write(next);
  };
  const help = useBillSteps(entry, change);
  return {
    ...help,
    reset: () => {
      const { name, address } = entry.fields;
      clearFormDraft(billForm);
      // The name and the address of the sender stay for the next bill.
      change({ bill: undefined, answers: {}, fields: { name, address } });
    },
  };
}

/**
 * The steps through the questions about a bill, wherever the bill is stored.
 * @param change stores what has changed.
 */
export function useBillSteps(entry: Entry, change: (changes: Partial<Entry>) => void) {
  const [isEditing, setEditing] = useState(false);
  const { bill, answers, fields } = entry;
  const asked = bill ? questionsFor(bill, answers) : [];
  const question = bill && nextQuestion(bill, answers);
  return {
    bill: isEditing ? undefined : bill,
    answers,
    fields,
    question,
    /** The place of the question among those that are asked, from 1. */
    place: question ? asked.indexOf(question) + 1 : asked.length,
    count: asked.length,
    start: (started: Bill) => {
      setEditing(false);
      change({ bill: started });
    },
    edit: () => setEditing(true),
    cancelEdit: () => setEditing(false),
    answer: (more: Answers) => change({ answers: { ...answers, ...more } }),
    /** Asks the previous question again. Before the first one is the bill itself. */
    back: () => {
      const previous = asked[(question ? asked.indexOf(question) : asked.length) - 1];
      if (previous) change({ answers: without(answers, previous) });
      else setEditing(true);
    },
    setField: (name: keyof LetterFields, text: string) =>
      change({ fields: { ...fields, [name]: text } }),
  };
}

export type BillHelp = ReturnType<typeof useBillSteps>;

/** The detail that belongs to a question. */
export const details = {
  unshownPayment: 'paid',
  estimate: 'estimated',
  collector: 'notice',
} as const satisfies Partial<Record<Question, keyof Answers>>;

function without(answers: Answers, question: Question): Answers {
  const { [question]: _answer, ...rest } = answers;
  if (!hasDetail(question)) return rest;
  const { [details[question]]: _detail, ...others } = rest;
  return others;
}

export function hasDetail(question: Question): question is keyof typeof details {
  return question in details;
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Cents } from '#rules/engine/types';
import { calculatorEntry } from '~/shared/browser/calculator-entry';
import {
  arePossible,
  type Choices,
  type Examples,
  firstChoices,
  readAmount,
  validChoices,
  withStart,
} from './choices';

type Settings = { examples: Examples; iuas: readonly Cents[] };

/**
 * The visitor's choices, and the last ones that are possible together. They survive a reload, the
 * back button and a change of language in this tab's storage; the address never contains them.
 */
export function useChoices(form: RefObject<HTMLFormElement | null>, settings: Settings) {
  const { examples, iuas } = settings;
  const [state, setState] = useState(() => {
    const first = firstChoices(examples, iuas);
    return { choices: first, possible: first };
  });

  const [isMember, setMember] = useState(false);

  const show = (choices: Choices) =>
    setState(({ possible }) => ({ choices, possible: arePossible(choices) ? choices : possible }));

  // It runs once, after hydration: the prerendered page cannot contain the visitor's choices. A
  // layout effect renders at once, so the next tap changes these choices and not the page's first ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes have their own events
  useLayoutEffect(() => {
    const stored = calculatorEntry.read() ?? {};
    const early = form.current ? earlyChoices(form.current) : {};
    let known = state.choices;
    // A start from before hydration brings its example, so nothing older may stay beside it.
    for (const changes of [stored, early]) {
      const valid = validChoices(changes, iuas);
      known = { ...(valid.start ? withStart(known, valid.start, examples) : known), ...valid };
    }
    setMember(stored.isMember === true);
    show(known);
  }, []);

  const change = (changes: Partial<Choices>) => {
    const choices = { ...state.choices, ...changes };
    show(choices);
    calculatorEntry.write({ ...calculatorEntry.read(), ...choices });
  };
  return { ...state, isMember, change };
}

/** What a visitor chose before the page's script ran: fields that differ from the prerendered page. */
function earlyChoices(form: HTMLFormElement): Record<string, unknown> {
  const changed = [...form.elements].flatMap((field): [string, unknown][] => {
    if (!(field instanceof HTMLInputElement)) return [];
    if (field.type === 'radio') {
      const isNew = field.checked && !field.defaultChecked;
      return isNew ? [[field.name, Number(field.value) || field.value]] : [];
    }
    const isNew = field.type === 'text' && field.value !== field.defaultValue;
    return isNew ? [[field.name, readAmount(field.value)]] : [];
  });
  return Object.fromEntries(changed);
}

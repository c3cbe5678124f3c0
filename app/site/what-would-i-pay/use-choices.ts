import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Cents } from '#rules/engine/types';
import { calculatorEntry } from '~/shared/browser/calculator-entry';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import {
  type AmountIssue,
  type AmountName,
  type Choices,
  type Examples,
  firstChoices,
  readAmount,
  validChoices,
  withBill,
  withStart,
} from './choices';

type Settings = { examples: Examples; iuas: readonly Cents[] };

/** What is typed into fields that have not been left yet, with the amount that it stands for. */
type Typed = Partial<Record<AmountName, { text: string; value: Cents }>>;

/** What a field shows, and why it is refused, if it is. */
type AmountInput = { text: string; issue: AmountIssue | undefined };

/**
 * The visitor's choices, and what the fields of amounts show. They survive a reload, the back button
 * and a change of language in this tab's storage; the address never contains them.
 */
export function useChoices(form: RefObject<HTMLFormElement | null>, settings: Settings) {
  const { examples, iuas } = settings;
  const { language } = useLanguage();
  const [choices, setChoices] = useState(() => firstChoices(examples, iuas));
  const [typed, setTyped] = useState<Typed>({});
  const [isMember, setMember] = useState(false);

  // It runs once, after hydration: the prerendered page cannot contain the visitor's choices. A
  // layout effect renders at once, so the next tap changes these choices and not the page's first ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes have their own events
  useLayoutEffect(() => {
    const stored = calculatorEntry.read() ?? {};
    const early = form.current ? earlyChoices(form.current) : {};
    let known = choices;
    for (const changes of [stored, early]) {
      const valid = validChoices(changes, iuas);
      known = { ...(valid.start ? withStart(known, valid.start, examples) : known), ...valid };
    }
    setMember(stored.isMember === true);
    setChoices(known);
  }, []);

  const change = (changes: Partial<Choices>) => {
    const next = { ...choices, ...changes };
    setChoices(next);
    calculatorEntry.write({ ...calculatorEntry.read(), ...next });
  };
  const inputOf = (name: AmountName) => amountInput(name, choices, typed, language);
  return {
    choices,
    isMember,
    change,
    bill: inputOf('bill'),
    discount: inputOf('discount'),
    prenatal: choices.start === 'birth' ? inputOf('prenatal') : undefined,
    /** Takes over what is typed, if it is an amount. */
    type: (name: AmountName, text: string) => {
      const amount = readAmount(text, name === 'bill' ? undefined : choices.bill);
      const isRead = typeof amount === 'number';
      setTyped({ ...typed, [name]: { text, value: isRead ? amount : choices[name] } });
      if (isRead)
        change(name === 'bill' ? withBill(choices, amount, examples) : { [name]: amount });
    },
    /** Formats an amount when its field is left. What is refused stays. */
    leave: (name: AmountName) => {
      if (!inputOf(name).issue) setTyped({ ...typed, [name]: undefined });
    },
  };
}

/** What is typed, until the amount changes elsewhere (the slider, another start); else the amount. */
function amountInput(
  name: AmountName,
  choices: Choices,
  typed: Typed,
  language: Language,
): AmountInput {
  const value = choices[name];
  const isPart = name !== 'bill';
  const written = isPart && value === 0 ? '' : formatMoney(value / 100, language);
  const own = typed[name];
  const text = own?.value === value ? own.text : written;
  const read = readAmount(text, isPart ? choices.bill : undefined);
  return { text, issue: typeof read === 'string' ? read : undefined };
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

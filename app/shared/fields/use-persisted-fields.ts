import { type RefObject, useEffect } from 'react';
import { clearDraft, readDraft, saveDraft } from '~/shared/browser/form-drafts';

type Values = Record<string, string>;

/** The time for which passwords are kept after their form closes, for a change of language. */
const secretLifetimeMs = 5_000;

/** Passwords of a form that the user just left. They stay in memory and are never stored. */
const leftSecrets = new Map<string, { values: Values; leftAt: number }>();

/**
 * Keeps the input of a form's uncontrolled fields in this tab's storage, so that a reload, the back
 * button or a change of language does not clear it. Passwords survive only a change of language.
 * @param key the name of the form; undefined stores nothing. `clearPersistedFields(key)` deletes the
 * input after submission.
 */
export function usePersistedFields(
  form: RefObject<HTMLFormElement | null>,
  key: string | undefined,
): void {
  useEffect(() => {
    const element = form.current;
    if (!element || !key) return;
    const left = leftSecrets.get(key);
    leftSecrets.delete(key);
    const isRecent = left && Date.now() - left.leftAt < secretLifetimeMs;
    fill(element, { ...readDraft<Values>(key)?.answers, ...(isRecent && left.values) });

    const keep = () => saveDraft<Values>(key, { answers: valuesOf(element, isPlain) });
    // Text typed before hydration fired its events before this listener existed.
    if (Object.keys(valuesOf(element, isPlain)).length > 0) keep();
    element.addEventListener('input', keep);
    element.addEventListener('change', keep);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('change', keep);
      leftSecrets.set(key, { values: valuesOf(element, isSecret), leftAt: Date.now() });
    };
  }, [form, key]);
}

/** Deletes the stored input of a form. Call it after the form was sent. */
export function clearPersistedFields(key: string): void {
  clearDraft(key);
  leftSecrets.delete(key);
}

type NamedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): NamedField[] {
  return [...form.elements].filter(
    (element): element is NamedField =>
      'name' in element && 'value' in element && element.name !== '' && !isButton(element),
  );
}

function isButton(element: Element): boolean {
  return element instanceof HTMLButtonElement;
}

// The show button turns a password field into a text field, but its autocomplete stays.
function isSecret(field: NamedField): boolean {
  return field.autocomplete.endsWith('password') || field.type === 'password';
}

function isBox(field: NamedField): boolean {
  return field.type === 'checkbox';
}

// A checkbox has the same value whether it is checked or not.
function isFilled(field: NamedField): boolean {
  return isBox(field) ? (field as HTMLInputElement).checked : field.value !== '';
}

function isPlain(field: NamedField): boolean {
  return !isSecret(field);
}

function valuesOf(form: HTMLFormElement, isWanted: (field: NamedField) => boolean): Values {
  const wanted = fieldsOf(form).filter((field) => isWanted(field) && isFilled(field));
  return Object.fromEntries(wanted.map(({ name, value }) => [name, value]));
}

/** Fills only empty fields, because input from before hydration is newer than the stored input. */
function fill(form: HTMLFormElement, values: Values): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (!value || isFilled(field)) continue;
    if (isBox(field)) {
      field.click();
      continue;
    }
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

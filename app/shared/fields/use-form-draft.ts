import { type RefObject, useEffect, useState } from 'react';
import { clearDraft, type FieldValues, readDraft, saveDraft } from '~/shared/browser/form-drafts';

/** How long passwords outlive their form, for a change of language. */
const secretLifetimeMs = 5_000;

/** Passwords of a form that was just left. They stay in memory and are never stored. */
const leftSecrets = new Map<string, { values: FieldValues; leftAt: number }>();

/**
 * Keeps the input of a form's uncontrolled fields in this tab's storage, so that a reload, the back
 * button or a change of language does not clear it. Passwords survive only a change of language.
 * @param key the name of the form; undefined stores nothing. `clearFormDraft(key)` deletes the
 *   input after submission.
 * @returns whether stored input was restored.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string | undefined,
): boolean {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element || !key) return;
    const left = leftSecrets.get(key);
    leftSecrets.delete(key);
    const isRecent = left && Date.now() - left.leftAt < secretLifetimeMs;
    const stored = readDraft(key)?.values;
    fill(element, { ...stored, ...(isRecent && left.values) });
    if (stored) setRestored(true);

    const keep = () => {
      const values = valuesOf(element, isPlain);
      if (Object.keys(values).length === 0) clearDraft(key);
      else saveDraft(key, { values });
    };
    // Input from before hydration becomes a draft too.
    keep();
    element.addEventListener('input', keep);
    element.addEventListener('change', keep);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('change', keep);
      leftSecrets.set(key, { values: valuesOf(element, isSecret), leftAt: Date.now() });
    };
  }, [form, key]);

  return isRestored;
}

/** Deletes the stored input of a form. Call it after the form was sent. */
export function clearFormDraft(key: string): void {
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

// The show button turns a password field into a text field: its autocomplete stays.
function isSecret(field: NamedField): boolean {
  return field.autocomplete.endsWith('password') || field.type === 'password';
}

function isBox(field: NamedField): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

// A checkbox has the same value whether it is checked or not.
function isFilled(field: NamedField): boolean {
  return isBox(field) ? field.checked : field.value !== '';
}

function isPlain(field: NamedField): boolean {
  return !isSecret(field);
}

function valuesOf(form: HTMLFormElement, isWanted: (field: NamedField) => boolean): FieldValues {
  const values: FieldValues = {};
  for (const field of fieldsOf(form)) {
    if (!isWanted(field) || !isFilled(field)) continue;
    values[field.name] = [...(values[field.name] ?? []), field.value];
  }
  return values;
}

/** Fills only names without input: input from before hydration is newer than the stored input. */
function fill(form: HTMLFormElement, values: FieldValues): void {
  const fields = fieldsOf(form);
  const filled = new Set(fields.filter(isFilled).map(({ name }) => name));
  for (const field of fields) {
    const stored = values[field.name];
    if (!stored || filled.has(field.name)) continue;
    if (isBox(field)) {
      if (stored.includes(field.value)) field.click();
    } else {
      field.value = stored[0] ?? '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

import type { FormAnswers, FormDefinition } from '~/content/forms/field';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The answers in a form's inputs. */
export function readAnswers(form: HTMLFormElement, definition: FormDefinition): FormAnswers {
  const answers: FormAnswers = {};
  for (const [name, { kind }] of Object.entries(definition)) {
    const inputs = inputsOf(form, name);
    const ticked = inputs.filter(isTicked).map(({ value }) => value);
    const [first] = inputs;
    if (!first) continue;
    if (kind === 'consent') answers[name] = ticked.length > 0;
    else if (kind === 'choices') answers[name] = ticked;
    else answers[name] = isTickable(first) ? (ticked[0] ?? '') : first.value;
  }
  return answers;
}

/** Fills answers into inputs that are still empty. */
export function fillAnswers(form: HTMLFormElement, answers: FormAnswers): void {
  for (const [name, answer] of Object.entries(answers)) {
    const inputs = inputsOf(form, name);
    if (inputs.some((input) => (isTickable(input) ? input.checked : input.value !== ''))) continue;
    for (const input of inputs) {
      if (!isTickable(input)) {
        input.value = String(answer);
        // The date field copies its input's value into its own fields.
        input.dispatchEvent(new Event('input'));
      } else if (typeof answer === 'boolean') input.checked = answer;
      else input.checked = [answer].flat().includes(input.value);
    }
  }
}

/** Whether the form contains no input. */
export function isEmpty(answers: FormAnswers): boolean {
  return Object.values(answers).every((answer) =>
    typeof answer === 'boolean' ? !answer : answer.length === 0,
  );
}

function inputsOf(form: HTMLFormElement, name: string): Input[] {
  return [...form.querySelectorAll<Input>(`[name="${name}"]`)];
}

function isTickable(input: Input): input is HTMLInputElement {
  return input.type === 'radio' || input.type === 'checkbox';
}

function isTicked(input: Input): boolean {
  return isTickable(input) && input.checked;
}

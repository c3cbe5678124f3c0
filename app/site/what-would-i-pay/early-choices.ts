import { readAmount } from './typed-amount';

/** What a visitor chose before the page's script ran: fields that differ from the prerendered page. */
export function earlyChoices(form: HTMLFormElement): Record<string, unknown> {
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

/** The database's limit of an amount. */
const mostStored = 99_999_999_999;

/**
 * The cents of an amount as people type it in either language: `1.234,50`, `1,234.50`, `US$ 1234`.
 * The last point or comma is a decimal sign if one or two digits follow it.
 * @returns undefined if it is no amount, zero, or above `most`.
 */
export function parseAmount(text: string, most = mostStored): number | undefined {
  const typed = text.replace(/US\$|\$|USD|\s/gi, '');
  if (!/^\d[\d.,]*$/.test(typed)) return undefined;
  const [, whole = typed, decimals = ''] = /^(.*)[.,](\d{0,2})$/.exec(typed) ?? [];
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents >= 1 && cents <= most ? cents : undefined;
}

/** Like `parseAmount`, where nothing is an amount, too. */
export function parseAmountOrZero(text: string): number | undefined {
  return /^\s*(us)?\$?\s*0+([.,]0*)?\s*$/i.test(text) ? 0 : parseAmount(text);
}

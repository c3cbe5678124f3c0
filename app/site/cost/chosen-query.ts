import { sessionEntry } from '~/shared/browser/storage';

/** The choices as a query, such as `for=family&age=38&spouse=41&plan=…&iua=…`. */
const entry = sessionEntry('plan-choice');

/** The choices of the address, or the last ones of this tab. Empty without any. */
export function knownQuery(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  return query.has('for') ? query : new URLSearchParams(entry.read());
}

/** The query with some changes. The tab remembers it, for sign-up and the other language. */
export function changedQuery(query: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  entry.write(next.toString());
  return next.toString();
}

/** A choice as the application stores it. */
export type PlanChoice = { product_id: string; product_iua_id: string; plan_type: string };

/** What the visitor has seen on the sign-up page. Only that is sent with the application. */
let shown: PlanChoice | undefined;

export function shownChoice(): PlanChoice | undefined {
  return shown;
}

export function showChoice(choice: PlanChoice | undefined): void {
  shown = choice;
}

export function forgetChoice(): void {
  entry.remove();
  shown = undefined;
}

import { sessionEntry } from '~/shared/browser/storage';

/** A valid code, and the first name of its advisor. */
type Referral = { code: string; firstName: string };

const entry = sessionEntry('referral-code');

/** What the visitor has seen. Only that is sent with the application. */
let shown: Referral | undefined;

/** The code of the link that opened this page, or an earlier one in this tab. */
export function findCode(search: string): string | undefined {
  const code = new URLSearchParams(search).get('ref')?.trim();
  if (code && code.length <= 40) entry.write(code);
  return entry.read();
}

export function shownReferral(): Referral | undefined {
  return shown;
}

/** Looks the code up. An invalid one is forgotten without a message. */
export async function loadReferral(code: string): Promise<Referral | undefined> {
  if (shown?.code === code) return shown;
  const { fetchAdvisorName } = await import('./fetch-advisor-name');
  const firstName = await fetchAdvisorName(code);
  if (firstName === undefined) entry.remove();
  shown = firstName === undefined ? undefined : { code, firstName };
  return shown;
}

export function forgetReferral(): void {
  entry.remove();
  shown = undefined;
}

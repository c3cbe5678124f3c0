import { jsonEntry, localEntry } from '~/shared/browser/storage';

type Refusal = { text: string; at: number };

/** The time for which a refusal explains the end of a session, in this tab and in the others. */
const lifetimeMs = 60_000;

const entry = jsonEntry(localEntry('refused-refresh'), isRecentRefusal);

/**
 * `fetch` for the Supabase client, which ends a session whose refresh is refused without a reason.
 * The refusal is stored before the session ends, so every other tab finds the reason too.
 */
export async function fetchRecordingRefusal(
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  if (!/\/token\?grant_type=/.test(String(input))) return response;
  if (response.ok) entry.remove();
  else if (/grant_type=refresh_token/.test(String(input)) && !entry.read()) {
    // Only the first refusal has the reason; a second tab only receives that the session is gone.
    entry.write({ text: await response.clone().text(), at: Date.now() });
  }
  return response;
}

/** The backend's response when it refused to refresh the session; empty if it did not. */
export function lastRefusal(): string {
  return entry.read()?.text ?? '';
}

function isRecentRefusal(value: unknown): value is Refusal {
  if (typeof value !== 'object' || value === null) return false;
  const { text, at } = value as Partial<Refusal>;
  return typeof text === 'string' && typeof at === 'number' && Date.now() - at < lifetimeMs;
}

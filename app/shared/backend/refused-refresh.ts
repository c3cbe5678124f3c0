type Refusal = { text: string; at: number };

const storageKey = 'refused-refresh';
/** How long a refusal explains the end of a session, in this tab and in the others. */
const lifetimeMs = 60_000;

/** Where storage is closed, this tab still knows. */
let own: Refusal | undefined;

/**
 * `fetch` for the backend's client, which ends a session whose renewal is refused and does not say
 * why. The refusal is stored before the session goes: every other tab finds it as it follows.
 */
export async function fetchNotingRefusal(
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  if (!/\/token\?grant_type=/.test(String(input))) return response;
  if (response.ok) forget();
  else if (/grant_type=refresh_token/.test(String(input)) && !recent()) {
    // The first refusal has the reason; a second tab is only told that the session is gone.
    store({ text: await response.clone().text(), at: Date.now() });
  }
  return response;
}

/** What the backend said when it refused to renew the session; empty if it did not. */
export function lastRefusal(): string {
  return recent()?.text ?? '';
}

function recent(): Refusal | undefined {
  const refusal = read();
  return refusal && Date.now() - refusal.at < lifetimeMs ? refusal : undefined;
}

function read(): Refusal | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored ? (JSON.parse(stored) as Refusal) : own;
  } catch {
    return own;
  }
}

function store(refusal: Refusal): void {
  own = refusal;
  try {
    localStorage.setItem(storageKey, JSON.stringify(refusal));
  } catch {
    return;
  }
}

function forget(): void {
  own = undefined;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    return;
  }
}

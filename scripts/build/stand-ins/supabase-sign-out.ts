import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';

type Settings = { url: string; headers: Record<string, string>; fetch?: typeof fetch };

/**
 * Stands in, in the browser's bundle, for the client library's part that manages other people's
 * accounts: of all that, a browser may only end its own session, and only that is here.
 */
// biome-ignore lint/style/noDefaultExport: the library imports the part that this replaces so
export default class GoTrueAdminApi {
  private readonly settings: Settings;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** `POST /logout`, as the library sends it. Refusals are returned, as it expects them. */
  async signOut(token: string, scope: string) {
    const { url, headers, fetch: ask = fetch } = this.settings;
    try {
      const { ok, status } = await ask(`${url}/logout?scope=${scope}`, {
        method: 'POST',
        headers: { ...headers, Authorization: `Bearer ${token}` },
      });
      const error = ok ? null : new AuthApiError(`logout answered ${status}`, status, undefined);
      return { data: null, error };
    } catch (error) {
      return { data: null, error: new AuthRetryableFetchError(String(error), 0) };
    }
  }
}

import type { Setting } from './schema/schema-cache.ts';
import { quote } from './sql/identifiers.ts';
import type { Statement } from './sql/parameters.ts';

/** The caller and the request, as a transaction sees them. */
export type Session = {
  role: string;
  claimsJson: string;
  headersJson: string;
  method: string;
  path: string;
  /** The requested schema, then the extra schemas. */
  searchPath: string[];
  readOnly: boolean;
  /** Settings of the role, of the called function and of the request's preferences. */
  settings: Setting[];
};

const readOnlySetting: Setting = ['transaction_read_only', 'on'];

/**
 * Returns one statement that assumes the role and applies the settings, for this transaction only.
 * Settings precede the role, because the login may be allowed some that the role is not.
 */
export function sessionStatement(session: Session): Statement {
  const values: string[] = [
    session.searchPath.map(quote).join(', '),
    session.claimsJson,
    session.headersJson,
    session.method,
    session.path,
  ];
  const settings = session.readOnly ? [readOnlySetting, ...session.settings] : session.settings;
  const extra = settings.map(([name, value]) => {
    values.push(name, value);
    return `set_config($${values.length - 1}, $${values.length}, true), `;
  });
  values.push(session.role);
  return {
    text: `select set_config('search_path', $1, true), set_config('request.jwt.claims', $2, true), set_config('request.headers', $3, true), set_config('request.method', $4, true), set_config('request.path', $5, true), ${extra.join('')}set_config('role', $${values.length}, true)`,
    values,
  };
}

import type { Setting } from './schema/schema-cache.ts';
import { quote } from './sql/identifiers.ts';
import type { Statement } from './sql/parameters.ts';

/** What a transaction knows about who asks and what. */
export type Session = {
  role: string;
  claimsJson: string;
  headersJson: string;
  method: string;
  path: string;
  /** The schema asked for, then the extra ones. */
  searchPath: string[];
  readOnly: boolean;
  /** Of the role, of the called function, of the request's preferences. */
  settings: Setting[];
};

const readOnlySetting: Setting = ['transaction_read_only', 'on'];

/**
 * One statement that takes on the role and tells the rest, for this transaction only. Settings
 * come before the role: the login may be allowed some that the role is not.
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

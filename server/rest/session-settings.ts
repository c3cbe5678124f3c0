import type { Setting } from './schema/schema-cache.ts';
import { quote } from './sql/identifiers.ts';
import type { Statement } from './sql/parameters.ts';

/** What a transaction knows about who asks and what. */
export interface Session {
  role: string;
  claimsJson: string;
  headersJson: string;
  method: string;
  path: string;
  /** The schema asked for, then the extra ones. */
  searchPath: string[];
  /** Of the role, of the called function, of the request's preferences. */
  settings: Setting[];
}

/**
 * One statement that takes on the role and tells the rest, for this transaction only. Settings
 * come before the role: the login may be allowed some that the role is not.
 */
export function sessionStatement(session: Session): Statement {
  const values = [
    session.searchPath.map(quote).join(', '),
    session.claimsJson,
    session.headersJson,
    session.method,
    session.path,
  ];
  const extra = session.settings.map(([name, value]) => {
    values.push(name, value);
    return `set_config($${values.length - 1}, $${values.length}, true), `;
  });
  values.push(session.role);
  return {
    text: `select set_config('search_path', $1, true), set_config('request.jwt.claims', $2, true), set_config('request.headers', $3, true), set_config('request.method', $4, true), set_config('request.path', $5, true), ${extra.join('')}set_config('role', $${values.length}, true)`,
    values,
  };
}

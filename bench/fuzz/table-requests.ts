import fc from 'fast-check';
import { cast } from '../../tests/cast.ts';
import { bodyOf, hostile, mostly, objectWith } from './hostile.ts';
import { encode, moreHeaders, queryOf, type RequestDraft } from './http.ts';

const functions = mostly(
  ...['member_sign_in_status', 'verify_member_credentials', 'link_member_account', 'current_admin'],
  ...['open_admin_session', 'open_member_record', 'recent_activity', 'start_password_reset'],
  ...['take_password_reset', 'finish_password_reset', 'authenticate_admin', 'pg_sleep', 'version'],
);
const values = mostly(
  ...[
    cast.ana.memberId,
    cast.bruno.memberId,
    'active',
    '1',
    '2024-01-01',
    'true',
    'ana@example.com',
  ],
  ...['{a,b}', '[1,2]', '{"a":1}', '(1,2)', '%a%', '*a*'],
);
const operators = mostly(
  ...[
    'eq',
    'neq',
    'gt',
    'gte',
    'lt',
    'lte',
    'like',
    'ilike',
    'match',
    'imatch',
    'in',
    'is',
    'isdistinct',
  ],
  ...[
    'fts',
    'plfts',
    'phfts',
    'wfts',
    'fts(english)',
    'cs',
    'cd',
    'ov',
    'sl',
    'sr',
    'nxr',
    'nxl',
    'adj',
  ],
  ...['not.eq', 'not.in', 'eq(any)', 'like(all)', 'not.is'],
);

const filter = fc
  .tuple(
    operators,
    values,
    fc.nat(4).map((one) => one === 0),
  )
  .map(([operator, value, list]) => `${operator}.${list ? `(${value},${value})` : value}`);

/** The tables of the API, with their columns. */
export type Tables = Record<string, string[]>;

/** The query string of a table request. */
function parametersOf(tables: Tables, table: string): fc.Arbitrary<[string, string]> {
  const names = mostly(...Object.keys(tables));
  const columnOf = (one: string) =>
    mostly(...((Object.hasOwn(tables, one) && tables[one]) || ['id']), 'answers->a', 'details->>a');
  const columns = columnOf(table);
  const embedded = fc
    .tuple(
      mostly('', '', '...'),
      names,
      mostly('', '', '!inner', '!left', '!members_agent_id_fkey'),
    )
    .chain(([spread, other, hint]) =>
      fc
        .array(columnOf(other), { minLength: 1, maxLength: 3 })
        .map((inner) => `${spread}${other}${hint}(${inner})`),
    );
  const item = fc.oneof(
    { weight: 8, arbitrary: columns },
    { weight: 2, arbitrary: fc.constant('*') },
    { weight: 2, arbitrary: embedded },
    { weight: 1, arbitrary: joined(hostile, fc.constant(':'), columns) },
    { weight: 1, arbitrary: joined(columns, fc.constant('::'), mostly('text', 'int', 'jsonb')) },
    { weight: 1, arbitrary: joined(columns, mostly('.count()', '.sum()', '.max()')) },
  );
  const logic = fc
    .array(joined(columns, fc.constant('.'), filter), { maxLength: 4 })
    .map((conditions) => `(${conditions})`);
  return fc.oneof(
    { weight: 8, arbitrary: fc.tuple(columns, filter) },
    {
      weight: 8,
      arbitrary: fc.tuple(
        fc.constant('select'),
        fc.array(item, { minLength: 1, maxLength: 3 }).map(String),
      ),
    },
    { weight: 2, arbitrary: fc.tuple(mostly('or', 'and', 'not.or', 'agents.and'), logic) },
    {
      weight: 3,
      arbitrary: fc.tuple(mostly('order'), joined(columns, mostly('.desc', '.asc.nullsfirst', ''))),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(mostly('limit', 'offset'), mostly('0', '1', '10', '99999999999')),
    },
    { weight: 1, arbitrary: fc.tuple(mostly('on_conflict', 'columns'), columns) },
    { weight: 1, arbitrary: fc.tuple(mostly('email', 'max_rows', 'member_id'), values) },
    { weight: 1, arbitrary: fc.tuple(hostile, hostile) },
  );
}

function joined(...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.tuple(...parts).map((texts) => texts.join(''));
}

const preferences = mostly(
  ...['return=representation', 'return=minimal', 'count=exact', 'count=estimated', 'count=planned'],
  ...[
    'resolution=merge-duplicates',
    'missing=default',
    'tx=rollback',
    'handling=strict',
    'max-affected=1',
  ],
);
/** CSV and forms, valid or broken, with any content type. */
const otherBody = fc
  .oneof(
    fc.constantFrom(
      'id,name\n1,"a""b"\n',
      'id,name\n1\n',
      'id,id\n1,2\n',
      '"id\n',
      'id=1&name=%00',
      'id=1&id=2&name=%ff',
      '__proto__=x&constructor=y',
    ),
    fc
      .array(fc.tuple(hostile, hostile))
      .map((pairs) => pairs.map((pair) => pair.join(',')).join('\n')),
    fc
      .array(fc.tuple(hostile, hostile))
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
  )
  .map((text) => Buffer.from(text));

const headers: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(fc.constant('Prefer'), preferences),
  fc.tuple(fc.constant('Range'), mostly('0-9', '5-1', '0-', '-', '9999999999999-')),
  fc.tuple(
    fc.constant('Accept'),
    mostly(
      'text/csv',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.plan+json',
      'application/geo+json',
      '*/*',
    ),
  ),
  fc.tuple(
    mostly('Accept-Profile', 'Content-Profile'),
    mostly('public', 'private', 'auth', 'gateway'),
  ),
  fc.tuple(
    fc.constant('Content-Type'),
    mostly(
      'application/json',
      'text/csv',
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/octet-stream',
    ),
  ),
);

const row = objectWith({
  id: fc.uuid(),
  email: fc.emailAddress(),
  member_id: fc.constant(cast.ana.memberId),
  user_id: fc.uuid(),
  amount: fc.float(),
  apartment: fc.string(),
  date_of_birth: fc.constant('1985-03-01'),
  user_email: fc.constant(cast.fabio.email),
  user_password: fc.string(),
  token: fc.string(),
  client_address: fc.ipV4(),
  status: fc.constantFrom('active', 'Published'),
});

/** Requests to the table API. */
export function tableRequests(tables: Tables): fc.Arbitrary<RequestDraft> {
  const place = fc.oneof(
    {
      weight: 6,
      arbitrary: mostly(...Object.keys(tables)).map((table) => ({ table, path: encode(table) })),
    },
    { weight: 3, arbitrary: functions.map((name) => ({ table: '', path: `rpc/${encode(name)}` })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', 'rpc', 'rpc/', 'members/1', '%', '%2e%2e/auth', './', '?', 'pg_class')
        .map((path) => ({ table: '', path })),
    },
  );
  return place.chain(({ table, path }) =>
    fc
      .record({
        method: mostlyMethods(
          ...'GET GET GET GET GET GET POST POST PATCH PATCH HEAD PUT DELETE'.split(' '),
        ),
        query: queryOf(fc.array(parametersOf(tables, table), { maxLength: 2 })),
        usual: fc.array(headers, { maxLength: 1 }),
        more: moreHeaders,
        body: fc.oneof(
          { weight: 5, arbitrary: bodyOf(fc.oneof(row, fc.array(row, { maxLength: 3 }))) },
          { weight: 1, arbitrary: otherBody },
        ),
      })
      .map(({ method, query, usual, more, body }) => ({
        service: 'rest',
        method,
        path: `/rest/v1/${path}${query}`,
        headers: [...usual, ...more],
        body: /GET|HEAD|OPTIONS/.test(method) ? Buffer.alloc(0) : body,
      })),
  );
}

/** Mostly these methods, sometimes one of another protocol. */
export function mostlyMethods(...methods: string[]) {
  return fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...methods) },
    { weight: 1, arbitrary: fc.constantFrom('TRACE', 'PROPFIND', 'QUERY', 'LOCK', 'get') },
  );
}

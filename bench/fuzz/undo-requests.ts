import fc from 'fast-check';
import { cast } from '../../tests/cast.ts';
import { bodyOf, mostly, objectWith } from './hostile.ts';
import { encode, type RequestDraft } from './http.ts';

/** Functions that count, lock or log, and some that only read. */
export const countedFunctions = [
  ...['authenticate_admin', 'verify_member_credentials'],
  ...['member_sign_in_status', 'link_member_account'],
  ...['open_member_record', 'recent_activity', 'list_own_sessions', 'use_recovery_code'],
];

/** Ways to make a response fail after its function ran. */
export const undoQueries = [
  ...['', 'select=pgrst_scalar:pgrst_scalar-%3E%3Estatus::date', 'select=pgrst_scalar::int4'],
  ...['select=pgrst_scalar-%3E%3Emember::int4', 'pgrst_scalar=is.null', 'select=*,nothing::int'],
  ...['select=session_id::int', 'select=email::date', 'session_id=like.a%5C', 'select=count()'],
  ...['or=(session_id.like.a%5C,id.is.null)', 'order=pgrst_scalar', 'offset=9', 'limit=0'],
];

export const undoHeaders: [string, string][][] = [
  [],
  [['Accept', 'application/vnd.pgrst.object+json']],
  [['Accept', 'application/vnd.pgrst.array+json;nulls=stripped']],
  [['Accept', 'text/csv']],
  [['Accept', 'application/vnd.pgrst.plan+json; options=analyze']],
  [['Prefer', 'handling=strict,max-affected=0']],
  [['Prefer', 'handling=strict,broken=1']],
  [['Prefer', 'tx=rollback']],
  [['Prefer', 'count=exact']],
  [['Prefer', 'timezone=Nowhere/At_All']],
];

const callBody = objectWith({
  user_email: fc.constantFrom(cast.fabio.email, cast.ana.email),
  user_password: fc.constantFrom('wrong', 'a long passphrase'),
  email: fc.constantFrom(cast.ana.email, cast.bruno.email, cast.clara.email),
  date_of_birth: fc.constantFrom('1985-03-01', '1903-07-10'),
  member_id: fc.constantFrom(cast.ana.memberId, cast.bruno.memberId),
  password: fc.constant('wrong'),
  code: fc.constantFrom('000000', '123456'),
  token: fc.uuid(),
  max_rows: fc.constant(8),
});

/** Bodies around the limits of a function: deep, wide, and at or above the maximum length. */
const largeBody = fc
  .tuple(
    fc.constantFrom(100, 16_000, 32_700, 33_000, 70_000),
    fc.constantFrom('[]', '{"a":}', '[1,'),
  )
  .map(([times, piece]) => {
    const [open = '[', close = ']'] =
      piece === '{"a":}' ? ['{"a":', '}'] : piece === '[]' ? ['[', ']'] : ['[1,', ''];
    return Buffer.from(open.repeat(times) + close.repeat(times));
  });

/** Calls that try to roll back their effect, or to read hidden values from an error. */
export const undoRequests: fc.Arbitrary<RequestDraft> = fc
  .record({
    name: mostly(...countedFunctions),
    guarded: fc.boolean(),
    query: fc.constantFrom(...undoQueries),
    headers: fc.constantFrom(...undoHeaders),
    body: fc.oneof({ weight: 6, arbitrary: bodyOf(callBody) }, { weight: 1, arbitrary: largeBody }),
  })
  .map(({ name, guarded, query, headers, body }) => ({
    service: guarded ? 'functions' : 'rest',
    method: 'POST',
    path: `${guarded ? '/functions/v1/rpc' : '/rest/v1/rpc'}/${encode(name)}${query && `?${query}`}`,
    headers: [['Content-Type', 'application/json'], ...headers],
    body,
  }));

/** Nested logic and lists of conditions, up to and above the limits. */
export const deepRequests: fc.Arbitrary<RequestDraft> = fc
  .record({
    table: fc.constantFrom('members', 'member_list', 'episodes', 'contact_list'),
    depth: fc.integer({ min: 1, max: 400 }),
    operator: fc.constantFrom('and', 'or', 'not.and', 'not.or'),
    leaf: fc.constantFrom(
      'id.is.null',
      'search_text.like.*a*b*c*',
      'search_text.match.(a|b)*',
      'id.in.(1,2',
    ),
    closes: fc.boolean(),
  })
  .map(({ table, depth, operator, leaf, closes }) => {
    const inner = `${`${operator}(`.repeat(depth)}${leaf}${closes ? ')'.repeat(depth) : ''}`;
    const path = `/rest/v1/${table}?select=id&or=(${encode(inner)})`;
    return { service: 'rest', method: 'GET', path, headers: [], body: Buffer.alloc(0) };
  });

/** Plain GETs of emailed links, as a mail scanner sends them. */
export const linkRequests: fc.Arbitrary<RequestDraft> = fc
  .record({
    type: fc.constantFrom('signup', 'recovery', 'magiclink', 'email_change', 'invite', 'email'),
    name: fc.constantFrom('token', 'token_hash'),
    method: fc.constantFrom('GET', 'HEAD'),
    page: fc.constantFrom('/auth/v1/verify', '/reset-password', '/confirm'),
  })
  .map(({ type, name, method, page }) => ({
    service: page.startsWith('/auth') ? 'auth' : 'pages',
    method,
    path: `${page}?${name}=known-link&type=${type}&redirect_to=http%3A%2F%2F127.0.0.1%2F`,
    headers: [],
    body: Buffer.alloc(0),
  }));

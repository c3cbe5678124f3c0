import fc from 'fast-check';
import { bodyOf, hostile, hostileValue, mostly, objectWith } from './hostile.ts';
import { encode, moreHeaders, queryOf, type RequestDraft } from './http.ts';

const message = objectWith({
  topic: mostly('open', 'fuzz:1', 'members'),
  event: mostly('changed'),
  payload: fc.dictionary(fc.string(), fc.jsonValue()),
  private: fc.boolean(),
});

const places = fc.oneof(
  fc.constant('api/broadcast'),
  fc
    .tuple(mostly('open', 'fuzz:1'), mostly('changed'))
    .map(([topic, event]) => `api/broadcast/${encode(topic)}/events/${encode(event)}`),
  mostly('websocket', 'api/ping', '', 'api/tenants', 'socket/websocket'),
);

/** Requests to the realtime service, without sockets. */
export const realtimeRequests: fc.Arbitrary<RequestDraft> = fc
  .record({
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant('POST') },
      fc.constantFrom('GET', 'PUT', 'OPTIONS', 'HEAD'),
    ),
    place: places,
    query: queryOf(
      fc.array(
        fc.oneof(
          fc.tuple(fc.constant('private'), mostly('true', 'false')),
          fc.tuple(fc.constant('vsn'), mostly('1.0.0', '2.0.0')),
          fc.tuple(fc.constant('apikey'), mostly('sb_publishable_fuzz')),
        ),
        { maxLength: 2 },
      ),
    ),
    headers: moreHeaders,
    body: bodyOf(objectWith({ messages: fc.array(message, { maxLength: 4 }) })),
  })
  .map(({ method, place, query, headers, body }) => ({
    service: 'realtime',
    method,
    path: `/realtime/v1/${place}${query}`,
    headers,
    body: /^(GET|HEAD|OPTIONS)$/.test(method) ? Buffer.alloc(0) : body,
  }));

const ref = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('1', '2', null, 1) },
  hostile,
  hostileValue,
);
const topic = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('realtime:fuzz:1', 'realtime:fuzz:2', 'realtime:open', 'phoenix'),
  },
  hostile.map((text) => `realtime:${text}`),
  hostileValue,
);
const event = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...[
        'phx_join',
        'phx_join',
        'broadcast',
        'presence',
        'access_token',
        'phx_leave',
        'heartbeat',
      ],
      ...['phx_close', 'phx_error', 'phx_reply', 'presence_state', 'system', 'postgres_changes'],
    ),
  },
  hostileValue,
);
const payload = objectWith({
  config: objectWith({
    private: fc.constantFrom(true, 'true', false),
    broadcast: objectWith({
      self: fc.boolean(),
      ack: fc.boolean(),
      replay: objectWith({ since: fc.integer(), limit: fc.integer() }),
    }),
    presence: objectWith({ enabled: fc.boolean(), key: hostile }),
    postgres_changes: fc.constant([]),
  }),
  access_token: mostly('a.b.c', 'sb_publishable_fuzz'),
  type: fc.constantFrom('broadcast', 'presence'),
  event: mostly('track', 'untrack', 'changed'),
  payload: hostileValue,
});

/** The header of a binary broadcast, with lengths that may be wrong, and its parts. */
const binary = fc
  .record({
    kind: fc.oneof({ weight: 6, arbitrary: fc.constant(3) }, fc.nat({ max: 255 })),
    parts: fc.tuple(fc.constantFrom('1', ''), hostile, topic.map(String), hostile, hostile),
    lie: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 255 })),
    encoding: fc.constantFrom(0, 1, 7),
    body: bodyOf(hostileValue),
  })
  .map(({ kind, parts, lie, encoding, body }) => {
    const texts = parts.map((part) => Buffer.from(part).subarray(0, 255));
    const lengths = texts.map(({ length }) => (length + lie) & 255);
    return Buffer.concat([Buffer.from([kind, ...lengths, encoding]), ...texts, body]);
  });

/** Frames of a socket: text as strings, bytes as buffers. */
export const frames: fc.Arbitrary<string | Buffer> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(ref, ref, topic, event, fc.oneof({ weight: 3, arbitrary: payload }, hostileValue))
      .map((parts) => JSON.stringify(parts)),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ topic, event, payload, ref, join_ref: ref }, { requiredKeys: [] })
      .map((parts) => JSON.stringify(parts)),
  },
  { weight: 3, arbitrary: binary },
  { weight: 1, arbitrary: bodyOf(payload).map((body) => body.toString()) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)) },
);

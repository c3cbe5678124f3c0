import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isObject } from '../is-object.ts';
import { type ApiKeys, isServiceCall } from '../security/api-key.ts';
import type { Details } from './details.ts';

type Options = { apiKeys: ApiKeys; readDetails: () => Promise<Details> };

/** The parts of a path that may be a label. Everything else can contain ids. */
const services = new Set(['auth', 'rest', 'storage', 'realtime', 'functions', 'mail', 'health']);

/**
 * `GET /metrics` returns the metrics of this process in Prometheus' format, only with the secret key
 * as the bearer token. No label contains a name, an address, a path with ids or a message.
 */
export function metricsRoute(app: FastifyInstance, { apiKeys, readDetails }: Options) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'The time until the response was sent, by service, method and status.',
    labelNames: ['service', 'method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, url }, reply) => {
    const first = url.split(/[/?]/, 2)[1] ?? '';
    const service = services.has(first) ? first : 'site';
    durations.observe({ service, method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isServiceCall(request, apiKeys)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ message: 'Only with the secret key' });
    }
    const figures = new Registry();
    for (const figure of figuresOf('gateway', await readDetails())) addTo(figures, figure);
    const text = `${await registry.metrics()}\n${await figures.metrics()}`;
    return reply.header('content-type', registry.contentType).send(text);
  });
}

type Figure = { name: string; item: string | undefined; value: number };

const validName = /^[a-z_][a-z0-9_]*$/;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * The numbers, times and booleans of a JSON value, each named after its path. The items of an array
 * have names, which become the label `name`. Other texts are left out.
 */
export function figuresOf(path: string, value: unknown, item?: string): Figure[] {
  const figure = (number: number, name = path) =>
    validName.test(name) ? [{ name, item, value: number }] : [];
  if (typeof value === 'number') return figure(value);
  if (typeof value === 'boolean') return figure(value ? 1 : 0);
  if (value instanceof Date) return figure(value.getTime() / 1000, `${path}_seconds`);
  if (typeof value === 'string') {
    return isoTime.test(value) ? figure(Date.parse(value) / 1000, `${path}_seconds`) : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((one) =>
      isObject(one) && typeof one.name === 'string' ? figuresOf(path, one, one.name) : [],
    );
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => figuresOf(`${path}_${key}`, one, item));
}

function addTo(registry: Registry, { name, item, value }: Figure) {
  const labelNames = item === undefined ? [] : ['name'];
  const gauge =
    (registry.getSingleMetric(name) as Gauge | undefined) ??
    new Gauge({ name, help: name.replaceAll('_', ' '), labelNames, registers: [registry] });
  gauge.set(item === undefined ? {} : { name: item }, value);
}

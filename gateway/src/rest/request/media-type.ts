import { mediaTypeNotAvailable } from '../request-errors.ts';

/** The format of the response, which is a list or one object as JSON, or CSV. */
export type MediaType = {
  shape: 'array' | 'object' | 'csv';
  stripNulls: boolean;
  contentType: string;
  /** Set if the client requests PostgreSQL's execution plan instead of the result. */
  plan?: { format: 'json' | 'text'; options: string[] };
};

const jsonArray: MediaType = {
  shape: 'array',
  stripNulls: false,
  contentType: 'application/json; charset=utf-8',
};
const strippedArray: MediaType = {
  shape: 'array',
  stripNulls: true,
  contentType: 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
};
const singleObject: MediaType = {
  shape: 'object',
  stripNulls: false,
  contentType: 'application/vnd.pgrst.object+json; charset=utf-8',
};
const strippedObject: MediaType = {
  shape: 'object',
  stripNulls: true,
  contentType: 'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
};
const csvType: MediaType = {
  shape: 'csv',
  stripNulls: false,
  contentType: 'text/csv; charset=utf-8',
};

/**
 * Selects a media type that the client accepts, in the client's order of preference.
 * @param plans whether a request may be explained.
 * @throws RestError PGRST107
 */
export function negotiateMediaType(accept: string | undefined, plans = false): MediaType {
  if (!accept || accept === '*/*' || accept === 'application/json') return jsonArray;
  const accepted = byPreference(accept);
  for (const type of accepted) {
    const found = produce(type) ?? (plans ? producePlan(type) : null);
    if (found) return found;
  }
  throw mediaTypeNotAvailable(accepted);
}

function produce(type: string): MediaType | null {
  const [name = '', ...parameters] = type.toLowerCase().split(';');
  const stripped = parameters.some((parameter) => parameter.trim() === 'nulls=stripped');
  switch (name.trim()) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return jsonArray;
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array':
      return stripped ? strippedArray : jsonArray;
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object':
      return stripped ? strippedObject : singleObject;
    case 'text/csv':
      return csvType;
    default:
      return null;
  }
}

const planPattern = /^application\/vnd\.pgrst\.plan(?:\+(json|text))?(?:;|$)/i;
const planOptions = ['analyze', 'verbose', 'settings', 'buffers', 'wal'];

function producePlan(type: string): MediaType | null {
  const found = planPattern.exec(type.replace(/\s*;\s*/g, ';'));
  if (!found) return null;
  const format = found[1]?.toLowerCase() === 'json' ? 'json' : 'text';
  const explained = /;\s*for="([^"]*)"/i.exec(type)?.[1] ?? 'application/json';
  const inner = produce(explained);
  if (!inner) return null;
  const asked = /;\s*options=([a-z|]*)/i.exec(type)?.[1]?.toLowerCase().split('|') ?? [];
  const options = planOptions.filter((option) => asked.includes(option));
  const told = options.length > 0 ? `; options=${options.join('|')}` : '';
  const mime = inner.contentType.replace(/; charset=utf-8$/, '');
  return {
    ...inner,
    contentType: `application/vnd.pgrst.plan+${format}; for="${mime}"${told}; charset=utf-8`,
    plan: { format, options },
  };
}

function byPreference(accept: string): string[] {
  return accept
    .split(',')
    .map((type) => ({ type: type.trim(), quality: qualityOf(type) }))
    .sort((a, b) => b.quality - a.quality)
    .map(({ type }) => type);
}

function qualityOf(type: string): number {
  const quality = /;\s*q=([0-9.]+)/i.exec(type)?.[1];
  return quality === undefined ? 1 : Number(quality) || 0;
}

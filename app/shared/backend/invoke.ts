import { unreadableResponse } from './request-error.ts';
import type { Backend } from './supabase';

export type FunctionRefusal = {
  /** The function's sentence; empty if the response has none. */
  message: string;
  code: string;
  details: string | null;
  hint: string | null;
};

type Answer<Data> =
  | { data: Data; error: null; status: number }
  | { data: null; error: FunctionRefusal; status: number };

const blank: FunctionRefusal = { message: '', code: '', details: null, hint: null };

/**
 * Calls an edge function with a JSON object. A successful response that is not JSON is an error,
 * because it is from a server in between.
 * @returns the result or the refusal. The status is 0 if no response was read.
 */
export async function invoke<Data>(
  client: Pick<Backend, 'functions'>,
  name: string,
  body: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Answer<Data>> {
  const { data, error, response } = await client.functions.invoke<Data>(name, {
    body,
    ...(signal && { signal }),
  });
  if (!error && hasResult(response))
    return { data: data as Data, error: null, status: response?.status ?? 200 };
  if (error && !response)
    return { data: null, error: { ...blank, message: error.message }, status: 0 };
  return { data: null, error: await refusalOf(response), status: response?.status ?? 0 };
}

function hasResult(response: Response | undefined): boolean {
  const type = response?.headers.get('content-type') ?? '';
  return response?.status === 204 || /^application\/json\b/i.test(type);
}

async function refusalOf(response: Response | undefined): Promise<FunctionRefusal> {
  const unreadable = { ...blank, code: unreadableResponse };
  if (!response || response.ok) return unreadable;
  try {
    const body: unknown = await response.clone().json();
    if (typeof body !== 'object' || body === null) return unreadable;
    const { message, ...others } = body as Partial<FunctionRefusal>;
    return { ...blank, ...others, message: typeof message === 'string' ? message : '' };
  } catch {
    // The response is from neither the function nor the database.
    return unreadable;
  }
}

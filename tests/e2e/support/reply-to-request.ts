import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { cast } from '../../cast.ts';
import { adminHeaders } from './sessions.ts';

/** Fábio answers the member of a request. */
export async function replyToRequest(page: Page, number: string, body: string): Promise<void> {
  const headers = await adminHeaders(page, cast.fabio.email);
  const opened = await page.request.post('/functions/v1/rpc/open_request', {
    headers,
    data: { request_number: number },
  });
  const { request } = await opened.json();
  const replied = await page.request.post('/rest/v1/rpc/reply_to_request', {
    headers,
    data: { request_id: request.id, message_id: randomUUID(), body },
  });
  expect(replied.ok(), await replied.text()).toBe(true);
}

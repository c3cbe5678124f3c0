import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { password } from '../../cast.ts';

const apikey = 'sb_publishable_local';

export type StoredFile = { name: string; status: string; size_bytes: number; path: string };

/** A member's draft of a sharing request, created and read without a page. */
export async function sharingDraft(
  page: Pick<Page, 'request'>,
  email: string,
  secret = password,
  kind = 'illness',
) {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password: secret },
  });
  const { access_token: token } = await answer.json();
  const headers = { apikey, authorization: `Bearer ${token}`, prefer: 'return=representation' };
  const created = await page.request.post('/rest/v1/sharing_requests?select=id', {
    headers,
    data: {
      kind,
      care_stage: 'happened',
      what_happened: 'Febre alta',
      payment: 'unpaid',
    },
  });
  expect(created.status()).toBe(201);
  const [{ id }] = (await created.json()) as [{ id: string }];
  return {
    id,
    /** Answers the other questions, so that it can be sent. */
    async complete() {
      const answered = await page.request.patch(`/rest/v1/sharing_requests?id=eq.${id}&select=id`, {
        headers,
        data: {
          ...{ service_date: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10) },
          ...{ provider: 'CityMD', had_before: 'no', other_payer: 'no' },
        },
      });
      expect(answered.ok(), await answered.text()).toBe(true);
    },
    /** Adds files as another phone does that has not sent their contents yet. */
    async announce(count: number) {
      for (let at = 0; at < count; at += 1) {
        const data = {
          ...{ file_id: randomUUID(), request_id: id, document_kind: 'provider-notes' },
          ...{ file_name: `${at}.jpg`, mime_type: 'image/jpeg', size_bytes: 1000 },
          sha256: String(at).padStart(64, '0'),
        };
        const added = await page.request.post('/rest/v1/rpc/add_request_file', { headers, data });
        expect(added.status()).toBe(200);
      }
    },
    /** The files that the server knows, in their order. */
    async files(): Promise<StoredFile[]> {
      const columns = 'name,status,size_bytes,path';
      const rows = `/rest/v1/request_files?request_id=eq.${id}&select=${columns}&order=position`;
      return (await page.request.get(rows, { headers })).json();
    },
    /** The bytes that the server stores of a file. */
    async content({ path }: StoredFile): Promise<Buffer> {
      const address = `/storage/v1/object/authenticated/request-files/${path}`;
      return (await page.request.get(address, { headers })).body();
    },
    /** Expects that the server has exactly these pages. */
    async expectPages(pages: Buffer[]) {
      const files = await this.files();
      expect(files.map(({ status }) => status)).toEqual(pages.map(() => 'received'));
      for (const [at, file] of files.entries()) {
        expect((await this.content(file)).equals(pages[at] as Buffer), file.name).toBe(true);
      }
    },
  };
}

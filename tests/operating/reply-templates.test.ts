import { expect, test } from 'vitest';
import { responseTime } from '../../app/content/response-time.ts';
import { draftReplies } from '../../scripts/content/drafts/draft-replies.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

test('An operator finds every reply template of a new database in the list of drafts', async () => {
  const { rows } = await server.owner.query(
    `select title_pt as "titlePt", title_en as "titleEn", body_pt as "bodyPt", body_en as "bodyEn"
     from public.reply_templates order by title_en`,
  );
  const drafts = await draftReplies();
  expect(drafts.toSorted((one, other) => (one.titleEn < other.titleEn ? -1 : 1))).toEqual(rows);
});

test('A reply template promises the same response time as the pages', async () => {
  const promises = (await draftReplies()).filter(({ bodyEn }) => bodyEn.includes('business day'));
  expect(promises).toHaveLength(1);
  expect(promises[0]?.bodyEn).toContain(responseTime('en'));
  expect(promises[0]?.bodyPt).toContain(responseTime('pt-BR'));
});

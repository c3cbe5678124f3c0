// `npm run bench -- rest` in gateway/ compares table reads of the test blog through the gateway with
// the bare floor.
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseLocation, ownerConnection } from '../../src/database/connections.ts';
import { benchReads } from './bench-reads.ts';

await benchReads({
  supabaseDir: join(import.meta.dirname, '../../tests/blog/project'),
  readsModule: import.meta.resolve('./reads.ts'),
  fill: addPosts,
});

async function addPosts(location: DatabaseLocation) {
  const owner = new pg.Client(ownerConnection(location));
  await owner.connect();
  await owner.query(
    `insert into blog.posts (author_id, title, body, published_at)
     select id, 'Post ' || n, repeat('Dear reader. ', 40), now()
     from blog.authors, generate_series(1, 1000) as n`,
  );
  await owner.end();
}

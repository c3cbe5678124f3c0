import { beforeAll, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
const lock = "hashtextextended('organization_build', 0)";
let fabio: Awaited<ReturnType<typeof server.admin>>;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
});

/** @returns the number of the version, or the code of the refusal */
async function publish(seen: number | null) {
  const { data, error } = await fabio.rpc('publish_organization', {
    description: { name: 'Vizinhança' },
    seen_number: seen as number,
  });
  return error ? (error.code ?? error.message) : data;
}

test('While a description is built, another waits; a failed or published one no longer holds it up', async () => {
  expect(await publish(null)).toBe(1);
  await server.owner.query(`select pg_advisory_lock(${lock})`);
  try {
    expect(await publish(1)).toBe('publication_running');
    const end =
      'update private.organization_versions set state = $2, failure = $3 where number = $1';
    // The command that built it still ends.
    await server.owner.query(end, [1, 'failed', 'build']);
    expect(await publish(1)).toBe(2);
    expect(await publish(2)).toBe('publication_running');
    await server.owner.query(
      "update private.organization_versions set state = 'published', published_at = now() where number = 2",
    );
    expect(await publish(2)).toBe(3);
  } finally {
    await server.owner.query(`select pg_advisory_unlock(${lock})`);
  }
  // The command that should have built it was stopped.
  expect(await publish(3)).toBe(4);
});

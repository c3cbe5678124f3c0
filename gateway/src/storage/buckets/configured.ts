import type pg from 'pg';
import type { StorageConfig } from '../config.ts';

/**
 * Creates and updates the buckets of config.toml. Settings that it does not name stay as they are,
 * and so do other buckets.
 * @param owner a connection as the owner of the database
 */
export async function applyConfiguredBuckets(
  owner: Pick<pg.ClientBase, 'query'>,
  { buckets, file_size_limit }: StorageConfig,
) {
  for (const [name, bucket] of Object.entries(buckets)) {
    const { public: isPublic = null, allowed_mime_types: types = null } = bucket;
    await owner.query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
       values ($1, $1, coalesce($2, false), $3, $4)
       on conflict (id) do update set
         public = coalesce($2, buckets.public),
         file_size_limit = excluded.file_size_limit,
         allowed_mime_types = coalesce(excluded.allowed_mime_types, buckets.allowed_mime_types),
         updated_at = now()
       where (buckets.public, buckets.file_size_limit, buckets.allowed_mime_types) is distinct from (
         coalesce($2, buckets.public), excluded.file_size_limit,
         coalesce(excluded.allowed_mime_types, buckets.allowed_mime_types)
       )`,
      [name, isPublic, bucket.file_size_limit ?? file_size_limit, types],
    );
  }
}

import { invalidBucketName, invalidKey } from './errors.ts';

const objectName = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const bucketName = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/;

/** The longest that S3 and an index of PostgreSQL take. */
const longestObjectName = 1_024;

/**
 * Checks an object's name by the protocol's rules: characters that are safe in S3 and in addresses,
 * and none of the path segments that clients and proxies resolve.
 * @throws StorageError `InvalidKey`
 */
export function requireObjectName(name: string) {
  const isValid =
    name.length <= longestObjectName &&
    objectName.test(name) &&
    !name.split('/').some((segment) => segment === '.' || segment === '..');
  if (!isValid) throw invalidKey(name.slice(0, longestObjectName));
}

/** @throws StorageError `InvalidBucketName` or `InvalidKey` */
export function requirePlace({ bucket, name }: { bucket: string; name: string }) {
  requireBucketName(bucket);
  requireObjectName(name);
}

/** @throws StorageError `InvalidBucketName` */
export function requireBucketName(name: string) {
  if (!bucketName.test(name)) throw invalidBucketName();
}

import { invalidBucketName, invalidKey } from './errors.ts';

const objectName = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const bucketName = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/;

/** A type that a bucket may allow, such as `image/png` or `image/*`. */
export const mimeType =
  /^([a-zA-Z0-9\-+.]+\/([a-zA-Z0-9\-+.]+|\*)(;\s*charset=[a-zA-Z0-9-]+)?|\*)$/;

/** The maximum length that S3 and an index of PostgreSQL accept. */
const longestObjectName = 1_024;

/**
 * Checks the name of an object by the rules of the protocol: only characters that are safe in S3 and
 * in URLs, and no path segments that clients and proxies resolve.
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

export function isBucketName(name: string): boolean {
  return bucketName.test(name);
}

/** @throws StorageError `InvalidBucketName` */
export function requireBucketName(name: string) {
  if (!isBucketName(name)) throw invalidBucketName();
}

import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { StartupError } from '../startup-error.ts';

/**
 * Encrypts the few values that would give access to everything else if a copy of the database
 * leaked.
 */
export type AtRest = {
  /** Identifies the key without revealing anything about it. */
  keyId: string;
  /** @param row the name of the only row for which the value can be decrypted. */
  encrypt(row: string, value: string): string;
  /** @throws StartupError for a value of another key or another row, or for an altered value */
  decrypt(row: string, stored: string): string;
};

/** The prefix of an encrypted value. The key ID and the sealed bytes follow it. */
export const encryptedPrefix = 'enc:v1:';

const algorithm = 'aes-256-gcm';
const nonceSize = 12;
const tagSize = 16;

/** @param key 32 bytes */
export function atRest(key: Buffer): AtRest {
  const keyId = createHmac('sha256', key).update('key id').digest('hex').slice(0, 12);
  const prefix = `${encryptedPrefix}${keyId}:`;
  return {
    keyId,
    encrypt(row, value) {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagSize });
      cipher.setAAD(Buffer.from(row));
      const sealed = [nonce, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return prefix + Buffer.concat(sealed).toString('base64url');
    },
    decrypt(row, stored) {
      const [name] = row.split(' ');
      if (!stored.startsWith(prefix)) {
        throw new StartupError(`${name}: a value is not encrypted with the key ${keyId}`);
      }
      const sealed = Buffer.from(stored.slice(prefix.length), 'base64url');
      const options = { authTagLength: tagSize };
      try {
        const cipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceSize), options);
        cipher.setAAD(Buffer.from(row));
        cipher.setAuthTag(sealed.subarray(-tagSize));
        return (
          cipher.update(sealed.subarray(nonceSize, -tagSize), undefined, 'utf8') +
          cipher.final('utf8')
        );
      } catch {
        throw new StartupError(`${name}: a value was altered or belongs to another row`);
      }
    },
  };
}

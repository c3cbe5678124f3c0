import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { StartupError } from '../startup-error.ts';

/** Encrypts the few values whose leak with a copy of the database would open everything else. */
export type AtRest = {
  /** Which key it is, without telling anything about the key. */
  keyId: string;
  /** @param row names the one row that the value is for; it decrypts for no other. */
  encrypt(row: string, value: string): string;
  /** @throws StartupError for a value of another key or another row, or that was altered */
  decrypt(row: string, stored: string): string;
};

/** How an encrypted value begins; then come the key's id and the sealed bytes. */
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

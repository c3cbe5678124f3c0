import { hkdfSync, randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { invalidSignature, StorageError } from './errors.ts';

/** A signed upload URL allows one upload of one object, on behalf of the user who created it. */
export type UploadGrant = { id: string; owner: string | null; upsert: boolean; expiresAt: Date };

/** Signs and verifies the tokens of signed URLs. Each token allows one action on one object. */
export type SignedUrls = {
  signDownload(path: string, seconds: number): Promise<string>;
  signUpload(path: string, grant: { owner: string | null; upsert: boolean }): Promise<string>;
  /** @throws StorageError for a token that is forged, expired, or for something else */
  verifyDownload(token: string, path: string): Promise<{ expiresAt: Date }>;
  /**
   * @param path the object, or null where the request names it later: then verify again
   * @throws StorageError for a token that is forged, expired, or for something else
   */
  verifyUpload(token: string, path: string | null): Promise<UploadGrant>;
};

/** The lifetime of a signed upload URL in seconds, as on Supabase. */
const uploadLifetime = 2 * 60 * 60;

/**
 * The key is derived from the secret key and used only here. A signed URL is therefore not an access
 * token, and it becomes invalid when the secret key is replaced.
 */
export function signedUrls(secretKey: string): SignedUrls {
  const key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'storage: signed URLs', 32));
  const sign = (claims: JWTPayload, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key);
  type Claims = { owner?: unknown; upsert?: unknown };
  const verify = async (token: string, scope: string, path: string | null) => {
    const { payload } = await jwtVerify<Claims>(token, key, {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'url', 'scope'],
    }).catch((error: unknown) => {
      throw refusal(error);
    });
    if (payload.scope !== scope) throw invalidSignature(`Token is not scoped for ${scope}`);
    if (path !== null && payload.url !== path) throw invalidSignature();
    return { ...payload, expiresAt: new Date((payload.exp ?? 0) * 1000) };
  };
  return {
    signDownload: (url, seconds) => sign({ url, scope: 'download' }, seconds),
    signUpload: (url, { owner, upsert }) =>
      sign({ url, scope: 'upload', owner, upsert, jti: randomUUID() }, uploadLifetime),
    verifyDownload: (token, path) => verify(token, 'download', path),
    async verifyUpload(token, path) {
      const { jti, owner, upsert, expiresAt } = await verify(token, 'upload', path);
      return {
        id: String(jti),
        owner: typeof owner === 'string' ? owner : null,
        upsert: upsert === true,
        expiresAt,
      };
    },
  };
}

function refusal(error: unknown): StorageError {
  const isExpired = error instanceof errors.JWTExpired;
  return new StorageError({
    code: 'InvalidJWT',
    status: 400,
    message: isExpired ? '"exp" claim timestamp check failed' : 'signature verification failed',
  });
}

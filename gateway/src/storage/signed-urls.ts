import { hkdfSync, randomUUID } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { type Caller, callerByClaims } from './caller.ts';
import { invalidSignature, StorageError } from './errors.ts';

/**
 * A signed upload URL allows one upload of one object, on behalf of its signer, if the policies
 * allow it when it is used.
 */
export type UploadGrant = { id: string; signer: Caller; upsert: boolean; expiresAt: Date };

/** Signs and verifies the tokens of signed URLs. Each token allows one action on one object. */
export type SignedUrls = {
  signDownload(path: string, seconds: number, signer: Caller): Promise<string>;
  signUpload(
    path: string,
    seconds: number,
    grant: { signer: Caller; upsert: boolean },
  ): Promise<string>;
  /** @throws StorageError for a token that is forged, expired, or for something else */
  verifyDownload(token: string, path: string): Promise<{ signer: Caller; expiresAt: Date }>;
  /**
   * @param path the object, or null where the request names it later: then verify again
   * @throws StorageError for a token that is forged, expired, or for something else
   */
  verifyUpload(token: string, path: string | null): Promise<UploadGrant>;
};

/** The lifetime of a signed upload URL in seconds, as on Supabase. */
export const uploadLifetime = 2 * 60 * 60;

/**
 * The key is derived from the secret key and used only here. A signed URL is therefore not an access
 * token, and it becomes invalid when the secret key is replaced.
 */
export function signedUrls(secretKey: string): SignedUrls {
  const key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'storage: signed URLs', 32));
  const secret = new Uint8Array(hkdfSync('sha256', secretKey, '', 'storage: their signers', 32));
  const sign = async (claims: JWTPayload, signer: Caller, seconds: number) =>
    new SignJWT({ ...claims, signer: await hide(signer, secret) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key);
  type Claims = { upsert?: unknown; signer?: unknown };
  const verify = async (token: string, scope: string, path: string | null) => {
    const { payload } = await jwtVerify<Claims>(token, key, {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'url', 'scope', 'signer'],
    }).catch((error: unknown) => {
      throw refusal(error);
    });
    if (payload.scope !== scope) throw invalidSignature(`Token is not scoped for ${scope}`);
    if (path !== null && payload.url !== path) throw invalidSignature();
    const signer = await reveal(String(payload.signer), secret);
    return { ...payload, signer, expiresAt: new Date((payload.exp ?? 0) * 1000) };
  };
  return {
    signDownload: (url, seconds, signer) => sign({ url, scope: 'download' }, signer, seconds),
    signUpload: (url, seconds, { signer, upsert }) =>
      sign({ url, scope: 'upload', upsert, jti: randomUUID() }, signer, seconds),
    verifyDownload: (token, path) => verify(token, 'download', path),
    async verifyUpload(token, path) {
      const { jti, signer, upsert, expiresAt } = await verify(token, 'upload', path);
      return { id: String(jti), signer, upsert: upsert === true, expiresAt };
    },
  };
}

/** The claims that policies read, such as an email, are hidden: a URL is passed on, and logged. */
function hide({ claimsJson }: Caller, secret: Uint8Array): Promise<string> {
  return new CompactEncrypt(Buffer.from(claimsJson))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(secret);
}

async function reveal(hidden: string, secret: Uint8Array): Promise<Caller> {
  const { plaintext } = await compactDecrypt(hidden, secret).catch((error: unknown) => {
    throw refusal(error);
  });
  return callerByClaims(Buffer.from(plaintext).toString());
}

function refusal(error: unknown): StorageError {
  const isExpired = error instanceof errors.JWTExpired;
  return new StorageError({
    code: 'InvalidJWT',
    status: 400,
    message: isExpired ? '"exp" claim timestamp check failed' : 'signature verification failed',
  });
}

const argon2 =
  /^\$argon2(?:id|i|d)\$v=(?:16|19)\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/;
const bcrypt = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;

/**
 * One GiB, in KiB. The most expensive recommendations require this much, and this machine can
 * provide it.
 */
const mostMemory = 1_048_576;
const mostPasses = 16;
const mostLanes = 16;
const leastRounds = 4;
const mostRounds = 15;

/**
 * Returns the algorithm that checks a stored password hash. It is undefined for an invalid hash, or
 * for one so expensive that a single check could stop the server.
 */
export function kindOfHash(stored: string): 'argon2' | 'bcrypt' | undefined {
  const [, memory, passes, lanes] = argon2.exec(stored) ?? [];
  if (memory) {
    const isBearable =
      Number(memory) <= mostMemory && Number(passes) <= mostPasses && Number(lanes) <= mostLanes;
    return isBearable ? 'argon2' : undefined;
  }
  const rounds = Number(bcrypt.exec(stored)?.[1]);
  return rounds >= leastRounds && rounds <= mostRounds ? 'bcrypt' : undefined;
}

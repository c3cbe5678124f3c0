import type { MemberSession } from '../people/member-session.ts';
import type { Postgres } from '../postgres.ts';
import type { Served } from '../served.ts';
import type { SmallDisk } from '../small-disk.ts';
import type { World } from '../world.ts';

/** What a fault can break, and look at. */
export type Stage = {
  world: World;
  served: Served;
  postgres: Postgres;
  disk: SmallDisk;
  /** A member's session that nobody else uses. */
  session: MemberSession;
};

export type FaultResult =
  | {
      /** From when the part was there again until the first good answer, in milliseconds. */
      recovery: number;
      note?: string;
    }
  | { skipped: string };

export type Fault = {
  name: string;
  /** Whether requests may fail meanwhile. Where not, each failure is a broken promise. */
  mayFail: boolean;
  run(stage: Stage): Promise<FaultResult>;
};

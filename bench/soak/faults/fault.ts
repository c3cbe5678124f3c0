import type { UserSession } from '../people/user-session.ts';
import type { Postgres } from '../postgres.ts';
import type { Served } from '../served.ts';
import type { SmallDisk } from '../small-disk.ts';
import type { World } from '../world.ts';

/** The parts that a fault can break and inspect. */
export type Stage = {
  world: World;
  served: Served;
  postgres: Postgres;
  disk: SmallDisk;
  /** A member's session that only faults use. */
  session: UserSession;
};

export type FaultResult =
  | {
      /** The time from the part's return to the first successful response, in milliseconds. */
      recovery: number;
      note?: string;
    }
  | { skipped: string };

export type Fault = {
  name: string;
  /** Whether requests may fail during the fault. If not, each failure is an error. */
  mayFail: boolean;
  run(stage: Stage): Promise<FaultResult>;
};

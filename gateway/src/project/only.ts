import { z } from 'zod';

/** A setting of config.toml that only works one way here. */
export const only = <const Value extends boolean>(value: Value) =>
  z.literal(value, { error: `only ${value} is supported` }).default(value);

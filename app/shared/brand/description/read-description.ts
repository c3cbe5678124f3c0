import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Description, descriptionSchema } from './schema.ts';

// The schema is of `zod/mini`, which has no messages of its own.
z.config(z.locales.en());

/** The file with the description: `ORGANIZATION`, or the fictitious one of the demonstration. */
export function descriptionFile(): string {
  // biome-ignore lint/style/noProcessEnv: this module runs in builds, scripts, and tests only.
  return process.env.ORGANIZATION || join(import.meta.dirname, 'demonstration.json');
}

/**
 * Reads the description of the organization.
 * @throws Error that names the file and each invalid value.
 */
export function readDescription(file = descriptionFile()): Description {
  try {
    return descriptionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(
      `ORGANIZATION: ${file} is no description of the organization.\n${reasons(cause)}`,
      { cause },
    );
  }
}

function reasons(error: unknown): string {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}

export const description = readDescription();

/** The preferences in the client's `Prefer` header. Null means not specified. */
export type Preferences = {
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  return: 'representation' | 'minimal' | 'headers-only' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
  missing: 'default' | 'null' | null;
  handling: 'strict' | 'lenient' | null;
  timezone: string | null;
  maxAffected: number | null;
  /**
   * Whether to commit or roll back the transaction. It applies only if the operator allows callers
   * to choose.
   */
  tx: 'commit' | 'rollback' | null;
  /** Preferences that were not recognized. They cause an error only with `handling=strict`. */
  invalid: string[];
};

const preferenceChoices = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
  tx: ['commit', 'rollback'],
} as const;

/** Parses the `Prefer` header. If a preference is repeated, the first one applies. */
export function parsePreferences(header: string | undefined): Preferences {
  const preferences: Preferences = {
    resolution: null,
    return: null,
    count: null,
    missing: null,
    handling: null,
    timezone: null,
    maxAffected: null,
    tx: null,
    invalid: [],
  };
  if (!header) return preferences;
  for (const part of header.split(',')) {
    const preference = part.trim();
    if (!apply(preferences, preference)) preferences.invalid.push(preference);
  }
  return preferences;
}

function apply(preferences: Preferences, preference: string): boolean {
  const equals = preference.indexOf('=');
  const name = preference.slice(0, equals);
  const value = preference.slice(equals + 1);
  switch (name) {
    case 'resolution':
      return choose(
        preferenceChoices.resolution,
        value,
        (chosen) => (preferences.resolution ??= chosen),
      );
    case 'return':
      return choose(preferenceChoices.return, value, (chosen) => (preferences.return ??= chosen));
    case 'count':
      return choose(preferenceChoices.count, value, (chosen) => (preferences.count ??= chosen));
    case 'missing':
      return choose(preferenceChoices.missing, value, (chosen) => (preferences.missing ??= chosen));
    case 'handling':
      return choose(
        preferenceChoices.handling,
        value,
        (chosen) => (preferences.handling ??= chosen),
      );
    case 'tx':
      return choose(preferenceChoices.tx, value, (chosen) => (preferences.tx ??= chosen));
    case 'timezone':
      preferences.timezone ??= value;
      return true;
    case 'max-affected':
      if (/^[0-9]+$/.test(value)) preferences.maxAffected ??= Number(value);
      return true;
    default:
      return false;
  }
}

function choose<T extends string>(
  choices: readonly T[],
  value: string,
  use: (chosen: T) => void,
): boolean {
  const chosen = choices.find((choice) => choice === value);
  if (chosen) use(chosen);
  return chosen !== undefined;
}

/** Which preferences apply to a kind of request. */
export type Applicable = {
  resolution: boolean;
  missing: boolean;
  return: boolean;
  maxAffected: boolean;
  tx: boolean;
};

/** Returns the `Preference-Applied` header, or null if no preference was applied. */
export function appliedPreferences(given: Preferences, applicable: Applicable): string | null {
  const applied: string[] = [];
  if (applicable.resolution && given.resolution) applied.push(`resolution=${given.resolution}`);
  if (applicable.missing && given.missing) applied.push(`missing=${given.missing}`);
  if (applicable.return && given.return) applied.push(`return=${given.return}`);
  if (given.count) applied.push(`count=${given.count}`);
  if (applicable.tx && given.tx) applied.push(`tx=${given.tx}`);
  if (given.handling) applied.push(`handling=${given.handling}`);
  if (given.timezone) applied.push(`timezone=${given.timezone}`);
  if (applicable.maxAffected && given.handling === 'strict' && given.maxAffected !== null) {
    applied.push(`max-affected=${given.maxAffected}`);
  }
  return applied.length > 0 ? applied.join(', ') : null;
}

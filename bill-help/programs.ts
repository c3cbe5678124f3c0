/** Who lives in a household, and whether the care was an emergency. Nothing about papers. */
export type Situation = {
  child: boolean;
  pregnant: boolean;
  senior: boolean;
  disabled: boolean;
  emergency: boolean;
};

/** Programs that may pay before anyone else does. */
export type Program =
  | 'emergencyMedicaid'
  | 'pregnancy'
  | 'children'
  | 'medicare'
  | 'medicaid'
  | 'healthCenter';

/**
 * The programs that a household can ask about. Each is a “maybe”: the limits differ by state, and
 * only the program decides. Health centers see everyone, at a price by income (42 CFR 51c.303(f)).
 */
export function programsFor(situation: Situation): Program[] {
  const { child, pregnant, senior, disabled, emergency } = situation;
  const found: (Program | false)[] = [
    emergency && 'emergencyMedicaid',
    pregnant && 'pregnancy',
    child && 'children',
    (senior || disabled) && 'medicare',
    'medicaid',
    'healthCenter',
  ];
  return found.filter((program) => program !== false);
}

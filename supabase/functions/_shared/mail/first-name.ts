/** `'Ana Souza'`: Ana. A title such as `'Dr. Carlos'` is kept with the name that follows it. */
export function firstNameOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  return first.endsWith('.') ? `${first} ${second}`.trim() : first;
}

/** Runs in the page: React adds a property to every element that it has hydrated. */
export function isHydrated(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

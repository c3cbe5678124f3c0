/** Runs in the page: React leaves a mark on every element that it has taken over. */
export function isTakenOver(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

import { lazy } from 'react';

const loadRequestFiles = () => import('./request-files');
const loadChosenPages = () => import('./chosen-pages');

/** Prepares and sends pages. Requests and their form load without it. */
export const RequestFiles = lazy(async () => ({
  default: (await loadRequestFiles()).RequestFiles,
}));

/** Reads the pages in this browser. The form loads without it. */
export const ChosenPages = lazy(async () => ({ default: (await loadChosenPages()).ChosenPages }));

/** Loads both, so that the form can show them without a connection, too. */
export function loadFiles(): void {
  void Promise.allSettled([loadRequestFiles(), loadChosenPages()]);
}

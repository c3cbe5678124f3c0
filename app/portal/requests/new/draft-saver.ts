import { createSaver, type SaverOptions } from '../data/saver';
import { type Facts, isStorable } from './facts';

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Saves the answers of a draft. An answer that the database does not accept yet, such as half a date, waits. */
export function createDraftSaver(options: Omit<SaverOptions<Facts>, 'accepts'>) {
  return createSaver<Facts>({ ...options, accepts: isStorable });
}

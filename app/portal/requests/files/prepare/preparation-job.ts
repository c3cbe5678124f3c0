import type { Turns } from './draw-page';
import { type PreparedFile, prepareFile, turnPage } from './prepare-file';
import { type PreparationRefusal, Refusal } from './refusal';

/** A file to prepare, or a prepared page to turn. */
export type PreparationJob = { source: ArrayBuffer } | { bytes: ArrayBuffer; turns: Turns };

export type Preparation = {
  prepared?: PreparedFile;
  refused?: PreparationRefusal;
};

/** Does a job and returns a refusal instead of throwing, because errors lose their type in workers. */
export async function answer(job: PreparationJob): Promise<Preparation> {
  try {
    const prepared =
      'source' in job ? await prepareFile(job.source) : await turnPage(job.bytes, job.turns);
    return { prepared };
  } catch (error) {
    // Out of memory, or a browser without a canvas: for the member, the photo cannot be read.
    const refused = error instanceof Refusal ? error.reason : 'unreadable';
    if (!(error instanceof Refusal)) console.info('Preparation:', error);
    return { refused };
  }
}

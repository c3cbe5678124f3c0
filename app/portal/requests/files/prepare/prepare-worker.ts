import { answer, type PreparationJob } from './preparation-job';

/** Prepares files apart from the page, which stays responsive. */
self.onmessage = async ({ data }: MessageEvent<PreparationJob>) => {
  const result = await answer(data);
  const buffers = result.prepared
    ? [result.prepared.bytes, result.prepared.thumbnail].filter((buffer) => buffer !== null)
    : [];
  self.postMessage(result, { transfer: buffers });
};

import type { FormSlug } from './form-settings';

/** The messages of the site's own forms to the page around their frame. */
export type FrameMessage = { form: FormSlug } & (
  | { event: 'size' /** Of the whole form, in CSS pixels. */; height: number }
  | { event: 'sent' }
);

/** Whether this page is in a frame. The server allows only the site's own pages to frame it. */
export function isFramed(): boolean {
  return window.self !== window.top;
}

export function postToParent(message: FrameMessage): void {
  if (isFramed()) window.parent.postMessage(message, window.location.origin);
}

/**
 * Calls back with the messages of the form in a frame, and no other sender's. Returns the function
 * that stops it.
 */
export function onFrameMessage(
  frame: HTMLIFrameElement,
  form: FormSlug,
  listener: (message: FrameMessage) => void,
): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== frame.contentWindow) return;
    if (isFrameMessage(data) && data.form === form) listener(data);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

function isFrameMessage(data: unknown): data is FrameMessage {
  if (typeof data !== 'object' || data === null || !('form' in data) || !('event' in data)) {
    return false;
  }
  if (data.event === 'sent') return true;
  return data.event === 'size' && 'height' in data && Number.isFinite(data.height);
}

/** What the tabs of this browser tell each other. No contents: pages are read from the store. */
export type PageChange =
  | { kind: 'pages' }
  /** Bytes of a page that the server has. Also says that the sending tab is alive. */
  | { kind: 'progress'; id: string; sent: number }
  /** The server has a page. */
  | { kind: 'stored'; id: string; size: number };

const listeners = new Set<(change: PageChange) => void>();
let channel: BroadcastChannel | undefined;

/** Tells this tab and the others. */
export function announce(change: PageChange): void {
  tell(change);
  openChannel()?.postMessage(change);
}

/** Calls back on every change in any tab. Returns the function that stops it. */
export function onPageChange(listener: (change: PageChange) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(change: PageChange): void {
  for (const listener of listeners) listener(change);
}

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  if (!channel) {
    channel = new BroadcastChannel('request-files');
    channel.onmessage = ({ data }: MessageEvent<PageChange>) => tell(data);
  }
  return channel;
}

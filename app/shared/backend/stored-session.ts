/** Where the backend's client keeps the member's session in this browser. */
export const sessionStorageKey = 'member-session';

/** Whether a session was left here. It may have ended meanwhile: only the backend's client knows. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    // Storage is closed in some private windows: nothing can have been left.
    return false;
  }
}

/** Removes what the client itself could not read. */
export function clearStoredSession(): void {
  try {
    localStorage.removeItem(sessionStorageKey);
  } catch {
    // Where storage is closed there is nothing to remove.
    return;
  }
}

/** Calls back when another tab signs in or out. Returns how to stop. */
export function onStoredSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sessionStorageKey || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

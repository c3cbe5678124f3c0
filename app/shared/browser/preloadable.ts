import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A component in its own file, and its loading. */
type Preloadable<Props> = {
  loaded: ComponentType<Props> | undefined;
  load: () => Promise<void>;
};

/** A component in its own file, which can be loaded before it is needed. */
export function preloadable<Props>(
  importFile: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loading: Promise<void> | undefined;
  const file: Preloadable<Props> = {
    loaded: undefined,
    load: () => {
      loading ??= importFile().then(
        (component) => {
          file.loaded = component;
        },
        (error) => {
          // Another opening tries again.
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  return file;
}

/**
 * The component once it is needed. Unlike with `lazy`, that is at once if its file has been preloaded, and
 * otherwise as soon as it has arrived: React holds back what a Suspense boundary reveals by up to 300 ms.
 * @throws the error if the file cannot be loaded.
 */
export function usePreloadable<Props>(file: Preloadable<Props>, isNeeded: boolean) {
  const [, setArrived] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (isNeeded && !file.loaded) {
      file.load().then(
        () => setArrived(true),
        (error) => setFailure({ error }),
      );
    }
  }, [file, isNeeded]);
  if (failure) throw failure.error;
  return isNeeded ? file.loaded : undefined;
}

/** Loads what the user is likely to open next, once the page is at rest. */
export function usePreload(isLikely: boolean, load: () => void): void {
  const start = useEffectEvent(load);
  useEffect(() => {
    if (!isLikely) return;
    // Safari has no requestIdleCallback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(() => start(), 500);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => start());
    return () => cancelIdleCallback(waiting);
  }, [isLikely]);
}

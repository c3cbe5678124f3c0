import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '~/shared/browser/use-hydrated';

/**
 * Whether a text is open in its dialog: a step in the browser's history, so that the back button,
 * which is what a phone has to close things, closes it.
 */
export function useReading(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const state: unknown = location.state;
  const isReading =
    typeof state === 'object' && state !== null && 'reading' in state && state.reading === name;
  return {
    isOpen: isHydrated && isReading,
    open: () =>
      void navigate(
        { search: location.search, hash: location.hash },
        { state: { reading: name }, preventScrollReset: true },
      ),
    close: () => void navigate(-1),
  };
}

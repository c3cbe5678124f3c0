import { type RefObject, useEffect, useState } from 'react';
import type { StateRule } from './fetch-state-rule';

type Known = { state: string; rule: StateRule | 'failed' };

/**
 * The rule of the state that is chosen in a form. The select is uncontrolled, so its events are
 * observed: the browser or a draft may have filled it in.
 * @returns `rule` undefined until it has loaded; `show` replaces it by a newer one.
 */
export function useStateRule(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState('');
  const [known, setKnown] = useState<Known>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = form.current;
    const read = () => setState(String(new FormData(element ?? undefined).get('state') ?? ''));
    read();
    element?.addEventListener('input', read);
    element?.addEventListener('change', read);
    return () => {
      element?.removeEventListener('input', read);
      element?.removeEventListener('change', read);
    };
  }, [form]);

  useEffect(() => {
    let isCurrent = attempt >= 0;
    const show = (rule: Known['rule']) => isCurrent && setKnown({ state, rule });
    if (state) {
      import('./fetch-state-rule')
        .then(({ fetchStateRule }) => fetchStateRule(state))
        .then(show, () => show('failed'));
    }
    return () => {
      isCurrent = false;
    };
  }, [state, attempt]);

  return {
    state,
    rule: known?.state === state ? known.rule : undefined,
    show: (shown: string, rule: StateRule) => setKnown({ state: shown, rule }),
    retry: () => {
      setKnown(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

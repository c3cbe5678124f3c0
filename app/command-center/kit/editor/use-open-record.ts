import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAddress } from '~/command-center/kit/use-address';

type Options = { replace?: boolean };

/**
 * The open record. The address contains it (`?open=new`, `?open=42`), so that the back button closes it and a
 * new login restores it. The component that opens a record shows it at once: the router renders the new
 * address in a transition, which updates of the page's data delay.
 */
export function useOpenRecord() {
  const [query, change] = useAddress();
  const { key } = useLocation();
  const [ahead, setAhead] = useState<{ id: string | null; of: string }>();
  if (ahead && ahead.of !== key) setAhead(undefined);
  const put = (id: string | null, options?: Options) => {
    setAhead({ id, of: key });
    change((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete('open');
      else next.set('open', id);
      return next;
    }, options);
  };
  return {
    openId: ahead?.of === key ? ahead.id : query.get('open'),
    open: (id: string, options?: Options) => put(id, options),
    close: () => put(null),
    /** The address with this record open, for links. */
    linkTo: (id: string) => {
      const next = new URLSearchParams(query);
      next.set('open', id);
      return `?${next}`;
    },
  };
}

import { useAddress } from '~/command-center/kit/use-address';

/** `flushSync` shows the record at once, also while the page is busy with updates of its data. */
type Options = { replace?: boolean; flushSync?: boolean };

/**
 * The open record. The address contains it (`?open=new`, `?open=42`), so that the
 * back button closes it and a new login restores it.
 */
export function useOpenRecord() {
  const [query, change] = useAddress();
  const put = (id: string | null, options?: Options) =>
    change((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete('open');
      else next.set('open', id);
      return next;
    }, options);
  return {
    openId: query.get('open'),
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

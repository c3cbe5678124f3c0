import { useAddress } from '~/command-center/kit/use-address';

/**
 * The open record. The address contains it (`?open=new`, `?open=42`), so that the
 * back button closes it and a new login restores it.
 */
export function useOpenRecord() {
  const [query, change] = useAddress();
  const put = (id: string | null, options?: { replace?: boolean }) =>
    change((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete('open');
      else next.set('open', id);
      return next;
    }, options);
  return {
    openId: query.get('open'),
    open: (id: string, options?: { replace?: boolean }) => put(id, options),
    close: () => put(null),
    /** The address with this record open, for links. */
    linkTo: (id: string) => {
      const next = new URLSearchParams(query);
      next.set('open', id);
      return `?${next}`;
    },
  };
}

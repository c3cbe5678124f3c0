import { useSearchParams } from 'react-router';

/**
 * Which record's dialog is open. It stands in the address (`?open=new`, `?open=42`), so that the
 * back button closes it and a new login comes back to it.
 */
export function useOpenRecord() {
  const [query, setQuery] = useSearchParams();
  const put = (id: string | null) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete('open');
        else next.set('open', id);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    openId: query.get('open'),
    open: (id: string) => put(id),
    close: () => put(null),
    /** For links: the address with this record open. */
    linkTo: (id: string) => {
      const next = new URLSearchParams(query);
      next.set('open', id);
      return `?${next}`;
    },
  };
}

import { useAddress } from '~/command-center/kit/use-address';

export const views = ['members', 'applications', 'advisors'] as const;

export type View = (typeof views)[number];

/**
 * What of the tab is open. All of it stands in the address: which list (`?view=…`), which record
 * (`&open=…`) and which of its parts is being edited (`&edit=…`), so that the back button closes it
 * and a new login comes back to it.
 */
export function useMemberAddress() {
  const [query, change] = useAddress();
  const put = (name: string, value: string | null) =>
    change((current) => {
      const next = new URLSearchParams(current);
      if (value === null) next.delete(name);
      else next.set(name, value);
      if (name === 'open') next.delete('edit');
      return next;
    });
  return {
    view: views.find((known) => known === query.get('view')) ?? 'members',
    openId: query.get('open'),
    open: (id: string) => put('open', id),
    close: () => put('open', null),
    /** For links: the address with this record open. */
    linkTo: (id: string) => {
      const next = new URLSearchParams(query);
      next.set('open', id);
      return `?${next}`;
    },
    editing: query.get('edit'),
    edit: (part: string) => put('edit', part),
    stopEditing: () => put('edit', null),
    /** Goes to somebody's record, whatever list is open. */
    showMember: (id: string) =>
      change(() => new URLSearchParams({ open: id }), { preventScrollReset: false }),
  };
}

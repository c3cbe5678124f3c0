import { useAddress } from '~/command-center/kit/use-address';

export const views = ['members', 'applications', 'advisors', 'notes'] as const;

export type View = (typeof views)[number];

/**
 * The open part of the tab. The address contains the list (`?view=…`), the record
 * (`&open=…`) and the edited part (`&edit=…`), so that the back button closes it
 * and a new login restores it.
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
    /** The address with this record open, for links. */
    linkTo: (id: string) => {
      const next = new URLSearchParams(query);
      next.set('open', id);
      return `?${next}`;
    },
    editing: query.get('edit'),
    edit: (part: string) => put('edit', part),
    stopEditing: () => put('edit', null),
    /** Opens the record of a member, from any list. */
    showMember: (id: string) =>
      change(() => new URLSearchParams({ open: id }), { preventScrollReset: false }),
  };
}

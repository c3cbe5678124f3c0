import { useAddress } from '~/command-center/kit/use-address';
import {
  type ListDefinition,
  type ListRequest,
  readListRequest,
  writeListRequest,
} from './list-request';

/** What to ask for instead, or how that follows from what is asked for by then. */
type Change = Partial<ListRequest> | ((request: ListRequest) => Partial<ListRequest>);

export type List<Definition extends ListDefinition = ListDefinition> = {
  definition: Definition;
  request: ListRequest;
  /** Anything but `page` goes back to the first page. While typing, the history gets no entries. */
  change: (change: Change, options?: { isTyping?: boolean }) => void;
};

/** What a list shows stands in the address: it can be bookmarked, sent on and gone back to. */
export function useList<Definition extends ListDefinition>(
  definition: Definition,
): List<Definition> {
  const [query, put] = useAddress();
  return {
    definition,
    request: readListRequest(query, definition),
    change: (change, { isTyping = false } = {}) => {
      const write = (current: URLSearchParams) => {
        const request = readListRequest(current, definition);
        const changed = typeof change === 'function' ? change(request) : change;
        return writeListRequest(current, definition, changed);
      };
      put(write, { replace: isTyping });
    },
  };
}

import { useAddress } from '~/command-center/kit/use-address';
import {
  type ListDefinition,
  type ListRequest,
  readListRequest,
  writeListRequest,
} from './list-request';

/** The changed part of the request, or a function of the current request. */
type Change = Partial<ListRequest> | ((request: ListRequest) => Partial<ListRequest>);

export type List<Definition extends ListDefinition = ListDefinition> = {
  definition: Definition;
  request: ListRequest;
  /** Any change except `page` returns to the first page. While typing, history entries are replaced. */
  change: (change: Change, options?: { isTyping?: boolean }) => void;
};

/** The request of a list. It is in the address, so that it can be bookmarked and restored. */
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

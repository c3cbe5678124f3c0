import { useSearchParams } from 'react-router';
import {
  type ListDefinition,
  type ListRequest,
  readListRequest,
  writeListRequest,
} from '~/lib/command-center/list-request';

export type List = {
  definition: ListDefinition;
  request: ListRequest;
  /** Anything but `page` goes back to the first page. While typing, the history gets no entries. */
  change: (change: Partial<ListRequest>, options?: { isTyping?: boolean }) => void;
};

/** What a list shows stands in the address: it can be bookmarked, sent on and gone back to. */
export function useList(definition: ListDefinition): List {
  const [query, setQuery] = useSearchParams();
  return {
    definition,
    request: readListRequest(query, definition),
    change: (change, { isTyping = false } = {}) =>
      setQuery((current) => writeListRequest(current, definition, change), {
        replace: isTyping,
        preventScrollReset: true,
      }),
  };
}

import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAddress } from '~/command-center/kit/use-address';
import { type RequestTab, requestTabs } from './next-step';

/**
 * The open tab of a request. The address contains it (`?tab=bills`), so that a link leads to it. Without one,
 * the tab of the next step opens, and stays open when the request goes on.
 * @param first the tab of the next step, once it is known
 */
export function useRequestTab(first: RequestTab | undefined, hasFactsTab: boolean) {
  const [query, change] = useAddress();
  const { key, hash } = useLocation();
  const [opened, setOpened] = useState(first);
  if (!opened && first) setOpened(first);
  // The router renders the new address later, and the key that comes next belongs to the new tab.
  const [ahead, setAhead] = useState<{ tab: RequestTab; of: string }>();
  const inAddress = requestTabs.find((one) => one === query.get('tab'));
  const byHash = hash === '#reply' ? 'messages' : undefined;
  const wanted = ahead?.of === key ? ahead.tab : (inAddress ?? byHash);
  const other = opened ?? 'documents';
  const show = (tab: RequestTab, open?: string) => {
    setAhead({ tab, of: key });
    const put = (current: URLSearchParams) => {
      current.set('tab', tab);
      if (open) current.set('open', open);
      return current;
    };
    change(put, { replace: open === undefined });
  };
  return { tab: wanted === 'facts' && !hasFactsTab ? other : (wanted ?? other), show };
}

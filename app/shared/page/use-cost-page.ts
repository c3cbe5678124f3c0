import { useEffect, useState } from 'react';
import { backend } from '~/shared/backend/env';
import { type Destination, destinations } from './destinations';

const { costSimulation } = destinations;
const outside = 'href' in costSimulation && costSimulation;

let asked: Promise<Destination | false> | undefined;

/**
 * Where visitors read what joining costs: the organization's own address, or the page of the site
 * once it is known that a table of contributions is in force. False until then. Pages are built
 * before any table, so each visit asks once.
 */
export function useCostPage(): Destination | false {
  const [page, setPage] = useState<Destination | false>(outside);
  useEffect(() => {
    if (outside || !navigator.onLine) return;
    asked ??= fetchCostPage();
    asked.then(setPage);
  }, []);
  return page;
}

function fetchCostPage(): Promise<Destination | false> {
  const { url, publishableKey: apikey } = backend();
  return fetch(`${url}/rest/v1/rpc/has_joining_costs`, { headers: { apikey } })
    .then((response) => response.json())
    .then((has) => has === true && ({ to: 'cost' } as const))
    .catch(() => false as const);
}

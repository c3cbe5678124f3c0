import type { ListRequest } from '~/command-center/kit/list/list-request';

/** Where what is known about members stands in the query cache. */
export const memberKeys = {
  all: ['members'] as const,
  list: (request: ListRequest) => [...memberKeys.all, 'list', request] as const,
  record: (id: string) => [...memberKeys.all, 'record', id] as const,
  billing: (id: string, payments: number) => [...memberKeys.all, 'billing', id, payments] as const,
  choices: () => [...memberKeys.all, 'choices'] as const,
  advisors: (request: ListRequest) => [...memberKeys.all, 'advisors', request] as const,
  advisor: (id: string) => [...memberKeys.all, 'advisor', id] as const,
  applications: (request: ListRequest) => [...memberKeys.all, 'applications', request] as const,
  application: (id: string) => [...memberKeys.all, 'application', id] as const,
  waiting: () => [...memberKeys.all, 'waiting'] as const,
};

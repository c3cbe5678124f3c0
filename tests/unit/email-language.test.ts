import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

type Metadata = { language?: unknown; language_chosen?: unknown };

/** The account as the backend has it, the copy in the session, and the requests. */
let account: Metadata;
let session: Metadata;
let requests: string[];
let isOffline: boolean;

const offline = { data: { user: null }, error: { message: 'Failed to fetch', status: 0 } };
const auth = {
  getSession: async () => ({ data: { session: { user: { user_metadata: session } } } }),
  getUser: async () => {
    requests.push('get');
    return isOffline ? offline : { data: { user: { user_metadata: account } }, error: null };
  },
  updateUser: async ({ data }: { data: Metadata }) => {
    requests.push(`update ${JSON.stringify(data)}`);
    if (isOffline) return offline;
    account = { ...account, ...data };
    session = account;
    return { data: { user: { user_metadata: account } }, error: null };
  },
};

const ownClient = '~/shared/backend/supabase';
vi.resetModules();
vi.doMock(ownClient, () => ({ loadSupabase: async () => ({ auth }) }));
const { chooseEmailLanguage, emailLanguageQuery, followSiteLanguage, matchEmailLanguage } =
  await import('~/portal/member/email-language');
const { queryClient } = await import('~/shared/backend/query-client');

beforeEach(() => {
  account = { language: 'pt-BR' };
  session = account;
  requests = [];
  isOffline = false;
  open('/member-portal');
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  queryClient.clear();
  vi.doUnmock(ownClient);
  vi.resetModules();
});

function open(pathname: string) {
  vi.stubGlobal('window', { location: { pathname } });
}

const choice = () => queryClient.fetchQuery({ ...emailLanguageQuery('ana'), staleTime: 0 });

test('The portal stores the language of the site once', async () => {
  await followSiteLanguage('en');
  await followSiteLanguage('en');
  expect(requests).toEqual(['get', 'update {"language":"en"}']);
});

test.each([{}, { language: 'pt-BR' }, { language: 'de' }])(
  'An account with %j has Portuguese emails, so the Portuguese site sends nothing',
  async (stored) => {
    account = stored;
    session = stored;
    open('/BR/member-portal');
    await followSiteLanguage('pt-BR');
    expect(requests).toEqual([]);
  },
);

test('An action uses the language of the site after a change on another device', async () => {
  session = { language: 'en' };
  await followSiteLanguage('en');
  expect(requests).toEqual([]);
  await matchEmailLanguage();
  expect(account).toEqual({ language: 'en' });
});

test('Two quick switches end with the language of the last one', async () => {
  const first = followSiteLanguage('en');
  open('/BR/member-portal');
  await Promise.all([first, matchEmailLanguage()]);
  expect(account.language).toBe('pt-BR');
});

test('A choice during an update in the background is final', async () => {
  const update = followSiteLanguage('en');
  await Promise.all([update, chooseEmailLanguage('ana', 'pt-BR'), matchEmailLanguage()]);
  expect(account).toEqual({ language: 'pt-BR', language_chosen: true });
});

test('A chosen language stays until the member chooses the language of the site', async () => {
  expect(await choice()).toBe('site');
  await chooseEmailLanguage('ana', 'pt-BR');
  expect(await choice()).toBe('pt-BR');
  await followSiteLanguage('en');
  await matchEmailLanguage();
  expect(account).toEqual({ language: 'pt-BR', language_chosen: true });
  await chooseEmailLanguage('ana', 'site');
  expect(await choice()).toBe('site');
  expect(account).toEqual({ language: 'en', language_chosen: null });
});

test('A choice on another device is respected although the session is older', async () => {
  account = { language: 'pt-BR', language_chosen: true };
  await followSiteLanguage('en');
  expect(requests).toEqual(['get']);
});

test('A failed update never stops an action, and the next one tries again', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue(undefined);
  isOffline = true;
  await matchEmailLanguage();
  expect(log).toHaveBeenCalledOnce();
  isOffline = false;
  await matchEmailLanguage();
  expect(account.language).toBe('en');
});

test('A failed choice reports the error', async () => {
  isOffline = true;
  await expect(chooseEmailLanguage('ana', 'en')).rejects.toMatchObject({ code: 'network_failed' });
});

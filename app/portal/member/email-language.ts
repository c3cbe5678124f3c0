import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '~/shared/backend/query-client';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { defaultLanguage, type Language, languageOfPath } from '~/shared/i18n/language';

/** The language that the member has chosen for emails, or `site`: the language of the site in use. */
export type EmailLanguageChoice = Language | 'site';

/** The account's metadata. Emails use `language`; any value but `en` is Portuguese. */
type Account = { user_metadata: { language?: unknown; language_chosen?: unknown } };

let pending: Promise<unknown> = Promise.resolve();

/** The member's choice, as a cached query. */
export function emailLanguageQuery(userId: string) {
  return queryOptions({
    queryKey: ['members', userId, 'email-language'],
    queryFn: async () => choiceOf(await fetchAccount()),
  });
}

/**
 * Stores the member's choice, in the account and in the cache.
 * @throws AppError
 */
export async function chooseEmailLanguage(
  userId: string,
  choice: EmailLanguageChoice,
): Promise<void> {
  const isSite = choice === 'site';
  const language = isSite ? siteLanguage() : choice;
  // `null` removes the entry.
  await inOrder(() => updateMetadata({ language, language_chosen: isSite ? null : true }));
  queryClient.setQueryData(emailLanguageQuery(userId).queryKey, choice);
}

/**
 * Stores the site's language as the language of emails, in the background. It sends nothing if the
 * session already has this language.
 */
export async function followSiteLanguage(language: Language): Promise<void> {
  const { auth } = await loadSupabase();
  const { session } = (await auth.getSession()).data;
  if (session && languageOf(session.user) !== language) await matchEmailLanguage();
}

/**
 * Updates the language of emails before an action that sends one, unless the member has chosen a
 * language. It asks the backend, because the session may be older than a change on another device.
 * A failure is only logged: the action continues, and its email has the earlier language.
 */
export async function matchEmailLanguage(): Promise<void> {
  await inOrder(match).catch((error: unknown) => console.info('Email language:', error));
}

async function match(): Promise<void> {
  const account = await fetchAccount();
  const language = siteLanguage();
  if (choiceOf(account) !== 'site' || languageOf(account) === language) return;
  await updateMetadata({ language });
}

/** Runs changes one after another: each one reads what the last one stored. */
function inOrder(change: () => Promise<void>): Promise<void> {
  const run = pending.then(change);
  // The caller handles the error. The next change runs in any case.
  pending = run.catch(() => undefined);
  return run;
}

async function fetchAccount(): Promise<Account> {
  const { auth } = await loadSupabase();
  const { data, error } = await auth.getUser();
  if (error) throw requestError(error, error.status);
  return data.user;
}

async function updateMetadata(data: { language: Language; language_chosen?: true | null }) {
  const { auth } = await loadSupabase();
  const { error } = await auth.updateUser({ data });
  if (error) throw requestError(error, error.status);
}

function choiceOf(account: Account): EmailLanguageChoice {
  return account.user_metadata.language_chosen === true ? languageOf(account) : 'site';
}

function languageOf({ user_metadata }: Account): Language {
  return user_metadata.language === 'en' ? 'en' : defaultLanguage;
}

function siteLanguage(): Language {
  return languageOfPath(window.location.pathname) ?? defaultLanguage;
}

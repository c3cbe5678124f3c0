import { evaluate } from '../../../rules/engine/evaluate.ts';
import { isFactsError } from '../../../rules/engine/facts-error.ts';
import type { Result } from '../../../rules/engine/types.ts';
import type { Answer } from '../../contracts/answers.ts';
import { type AdminCaller, requireAdminCaller } from '../_shared/admin-caller.ts';
import { BackendError, requestAsService } from '../_shared/backend.ts';
import { type Bilingual, type Language, languageOf } from '../_shared/language.ts';
import { serve, textOf } from '../_shared/serve.ts';
import { refusalOf, translated } from './refusals.ts';

const proposed: Bilingual = { 'pt-BR': 'Resposta calculada.', en: 'Answer calculated.' };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Proposes a decision on a request (`request_id`) for the admin who calls it: the
 * rules engine answers the household's facts, and the database stores the answer with its facts.
 * `affected` lists answered requests of the household that would be answered differently now.
 */
serve(async (body, request) => {
  const language = languageOf(body.language);
  const caller = await requireAdminCaller(request);
  const id = textOf(body.request_id);
  if (!uuid.test(id)) throw refusalOf(404, 'not_found', language);
  try {
    return { message: proposed[language], ...(await propose(id, caller, language)) };
  } catch (error) {
    throw translated(error, language);
  }
});

async function propose(request_id: string, caller: AdminCaller, language: Language, again = true) {
  const call = <Name extends 'request_facts' | 'save_proposal' | 'affected_answers'>(
    name: Name,
    body: object,
  ) =>
    requestAsService<Answer<Name>>(`/rest/v1/rpc/${name}`, {
      body,
      headers: caller.headers,
    });
  const facts = await call('request_facts', { request_id });
  if (facts.facts_missing) throw refusalOf(422, facts.facts_missing, language);
  const result = answer(facts, language);
  try {
    const { facts_hash } = facts;
    const [proposal, affected] = await Promise.all([
      call('save_proposal', { request_id, facts_hash, result }),
      call('affected_answers', { request_id, result }),
    ]);
    return { proposal, affected };
  } catch (error) {
    // A bill of the household was saved between the two calls.
    const hasChanged = error instanceof BackendError && error.code === 'facts_changed';
    if (!hasChanged || !again) throw error;
    return propose(request_id, caller, language, false);
  }
}

function answer({ household, editions }: Answer<'request_facts'>, language: Language): Result {
  try {
    return evaluate(household, editions);
  } catch (error) {
    if (isFactsError(error)) throw refusalOf(422, 'facts_refused', language);
    throw error;
  }
}

import { BackendError } from '../_shared/backend.ts';
import type { Bilingual, Language } from '../_shared/language.ts';
import { Refusal } from '../_shared/refusal.ts';

/** Why there is no proposal, by the code of the database or of the rules engine. */
const messages: Record<string, Bilingual> = {
  permission_denied: {
    'pt-BR': 'Você não tem permissão para decidir pedidos.',
    en: 'You don’t have permission to decide requests.',
  },
  not_found: { 'pt-BR': 'Pedido não encontrado.', en: 'Request not found.' },
  was_involved: {
    'pt-BR': 'A nova análise é feita por quem não participou da primeira.',
    en: 'A second review is by someone who wasn’t involved in the first.',
  },
  request_moved: {
    'pt-BR': 'O pedido não está em análise.',
    en: 'The request isn’t in review.',
  },
  decision_pending: {
    'pt-BR': 'Há uma decisão esperando a confirmação de outra pessoa.',
    en: 'A decision is waiting for another person to confirm it.',
  },
  facts_changed: {
    'pt-BR': 'As contas mudaram agora mesmo. Calcule de novo.',
    en: 'The bills have just changed. Calculate again.',
  },
  need_missing: {
    'pt-BR': 'Classifique primeiro o motivo do pedido.',
    en: 'Classify what the request is about first.',
  },
  bills_missing: {
    'pt-BR': 'Registre pelo menos uma conta.',
    en: 'Enter at least one bill.',
  },
  start_missing: {
    'pt-BR': 'Falta a data de início da pessoa na comunidade.',
    en: 'The person’s start date in the community is missing.',
  },
  iua_missing: {
    'pt-BR': 'Falta o IUA do membro na inscrição.',
    en: 'The member’s enrollment has no IUA.',
  },
  facts_refused: {
    'pt-BR': 'As regras não se aplicam a estes dados. Confira datas e valores das contas.',
    en: 'The rules can’t be applied to these facts. Check the dates and amounts of the bills.',
  },
};

/** The refusal with a code, in the admin's language. */
export function refusalOf(status: number, code: string, language: Language): Refusal {
  return new Refusal(status, code, (messages[code] ?? messages.facts_refused)?.[language] ?? '');
}

/** A refusal of the database in the admin's language; any other error unchanged. */
export function translated(error: unknown, language: Language): unknown {
  if (!(error instanceof BackendError) || !Object.hasOwn(messages, error.code)) return error;
  return refusalOf(error.status, error.code, language);
}

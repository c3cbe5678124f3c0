import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { changeWithUndo } from '~/command-center/kit/editor/change-row';

/** The first part of the keys of queries about plans, IUA amounts and contributions. */
export const plansKey = ['plans'] as const;

async function fetchPlans(signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const [plans, amounts] = await Promise.all([
    backend
      .from('products')
      .select(
        'id,name,label,label_en,description,description_en,position,retired_at,created_at,updated_at',
      )
      .order('retired_at', { nullsFirst: true })
      .order('position')
      .order('label')
      .abortSignal(signal),
    backend
      .from('product_iua')
      .select('id,amount,retired_at,updated_at')
      .order('amount')
      .abortSignal(signal),
  ]);
  for (const { error, status } of [plans, amounts]) {
    if (error) throw adminRequestError(error, status);
  }
  return { plans: plans.data ?? [], amounts: amounts.data ?? [] };
}

type Fetched = Awaited<ReturnType<typeof fetchPlans>>;
export type Plan = Fetched['plans'][number];
export type IuaAmount = Fetched['amounts'][number];

/** All plans and IUA amounts, those in use first. */
export const plansQuery = queryOptions({
  queryKey: plansKey,
  queryFn: ({ signal }) => fetchPlans(signal),
});

/**
 * Adds an IUA amount.
 * @param amount in US dollars.
 * @throws AppError, whose code is `23505` if there is such an amount
 */
export async function addIuaAmount(amount: number): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('product_iua').insert({ amount });
  if (error) throw adminRequestError(error, status);
}

/**
 * Retires a plan or an IUA amount, or opens it again.
 * @returns the undo.
 */
export function setRetired(
  table: 'products' | 'product_iua',
  row: { id: string; updated_at: string; retired_at: string | null },
  isRetired: boolean,
) {
  return changeWithUndo(table, row, { retired_at: isRetired ? new Date().toISOString() : null });
}

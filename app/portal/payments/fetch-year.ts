import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/**
 * All payments that fell due in a year, the first one first.
 * @throws AppError
 */
export async function fetchYear(memberId: string, year: number) {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .from('billing')
    .select('*')
    .eq('member_id', memberId)
    .gte('due_date', `${year}-01-01`)
    .lte('due_date', `${year}-12-31`)
    .order('due_date')
    .order('id');
  if (error) throw requestError(error, status);
  return data;
}

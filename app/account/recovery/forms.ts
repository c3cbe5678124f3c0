import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { type NewPassword, newPasswordSchema, type ResetRequest, requestSchema } from './schemas';

/** The forms of this feature, fetched when somebody begins to fill one in. */
export function requestForm() {
  return createFormControl<ResetRequest>({ resolver: zodResolver(requestSchema) });
}

export function newPasswordForm() {
  return createFormControl<NewPassword>({ resolver: zodResolver(newPasswordSchema) });
}

import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { type ChosenPassword, type Identity, identitySchema, passwordSchema } from './schemas';

/** The forms of this feature, fetched when somebody begins to fill one in. */
export function identityForm() {
  return createFormControl<Identity>({ resolver: zodResolver(identitySchema) });
}

export function passwordForm() {
  return createFormControl<ChosenPassword>({ resolver: zodResolver(passwordSchema) });
}

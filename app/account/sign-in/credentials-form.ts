import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { type Credentials, credentialsSchema } from './credentials';

/** The sign-in form, fetched when somebody begins to fill it in. */
export function credentialsForm() {
  return createFormControl<Credentials>({ resolver: zodResolver(credentialsSchema) });
}

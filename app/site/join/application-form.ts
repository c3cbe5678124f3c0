import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { type Application, applicationSchema } from './application';

/** The sign-up form, fetched when somebody begins to fill it in. */
export function applicationForm() {
  return createFormControl<Application>({ resolver: zodResolver(applicationSchema) });
}

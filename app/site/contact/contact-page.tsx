import type { ReactNode } from 'react';
import { ContactForm } from './contact-form';
import { ContactHero } from './contact-hero';
import { Office } from './office';

/** Every way to reach somebody. `form` is the frame with the contact form. */
export function ContactPage({ form }: { form: ReactNode }) {
  return (
    <>
      <ContactHero />
      <Office />
      <ContactForm>{form}</ContactForm>
    </>
  );
}

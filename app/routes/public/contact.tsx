import { ContactPage } from '~/features/contact/contact-page';
import { FormFrame } from '~/features/forms/components/form-frame';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('contact');
export const clientLoader = pageLoader('contact');

export default function Contact() {
  return <ContactPage form={<FormFrame form="contact" height={700} />} />;
}

import { FormFrame } from '~/shared/forms/frame/form-frame';
import { pageLoader } from '~/shared/i18n/page-data';
import { ContactPage } from './contact-page';

export const loader = pageLoader('contact');
export const clientLoader = pageLoader('contact');

export default function Contact() {
  return <ContactPage form={<FormFrame form="contact" height={700} />} />;
}

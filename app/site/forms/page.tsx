import { useLocation } from 'react-router';
import { formAt, formPages } from '~/shared/forms/form-pages';
import { pageLoader } from '~/shared/i18n/page-data';
import { FormPage } from './form-page';

/** One file for all forms: the address says which. */
const load = ({ request }: { request: Request }) => {
  const form = formAt(new URL(request.url).pathname);
  return pageLoader(formPages[form])({ request });
};

export const loader = load;
export const clientLoader = load;

export default function Form() {
  return <FormPage form={formAt(useLocation().pathname)} />;
}

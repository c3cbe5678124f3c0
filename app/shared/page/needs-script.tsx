import { brand } from '~/shared/brand/brand';
import { whatsAppLink } from '~/shared/brand/external';

/** For browsers without script, in the place of a form: other ways to reach the team. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      {/* A browser with script never shows it, and need not load it. */}
      {import.meta.env.SSR && (
        <p className="rounded-md bg-info-100 p-4 text-sm text-info-700">
          {children}{' '}
          <a href={`mailto:${brand.email.support}`} className="link">
            {brand.email.support}
          </a>
          ,{' '}
          <a href={`tel:${brand.phone.number}`} className="link">
            {brand.phone.display}
          </a>
          ,{' '}
          <a href={whatsAppLink()} className="link">
            WhatsApp
          </a>
        </p>
      )}
    </noscript>
  );
}

import { brand } from '~/shared/brand/brand';
import { whatsAppLink } from '~/shared/page/destinations';

/** Other ways to contact the team, which replace a form in browsers without scripts. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      {/* Browsers with scripts never show it, so their bundle omits it. */}
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

import { useMemo } from 'react';
import { renderSVG } from 'uqr';

type QrCodeProps = { text: string; label: string; className?: string };

/** A QR code, drawn in the browser. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const image = useMemo(() => {
    const svg = renderSVG(text, { border: 2, ecc: 'M' });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [text]);
  return <img src={image} alt={label} className={className} />;
}

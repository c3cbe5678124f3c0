import { useEffect, useState } from 'react';

/** A QR code, drawn in the browser. Its library loads with it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    import('uqr').then(
      ({ renderSVG }) => {
        const svg = renderSVG(text, { border: 2, ecc: 'M' });
        if (isCurrent) setImage(`data:image/svg+xml,${encodeURIComponent(svg)}`);
      },
      // The link itself is next to it.
      (error: unknown) => console.info('QR code:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div className="size-56">{image && <img src={image} alt={label} className="size-56" />}</div>
  );
}

/** A text as a QR code, as the address of an SVG picture. Drawn here: the text is a secret. */
export async function drawCode(text: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  return `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
}

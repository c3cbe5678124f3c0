/** Bytes as the address of a picture, which the Content-Security-Policy allows. */
export function dataUrl(bytes: ArrayBuffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('FileReader'));
    reader.readAsDataURL(new Blob([bytes], { type: 'image/jpeg' }));
  });
}

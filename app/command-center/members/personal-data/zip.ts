import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Builds a ZIP. Documents are images and PDFs, which are compressed already. */
export function newZip() {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  return {
    addText: (name: string, text: string) => {
      const entry = new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      entry.push(strToU8(text), true);
    },
    addFile: (name: string, content: Uint8Array) => {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      entry.push(content, true);
    },
    end: (): Blob => {
      zip.end();
      return new Blob(chunks, { type: 'application/zip' });
    },
  };
}

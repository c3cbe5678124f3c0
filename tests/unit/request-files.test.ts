import { describe, expect, test } from 'vitest';
import { checkPage, type GrayPage } from '../../app/portal/requests/files/prepare/check-page.ts';
import { checkPdf } from '../../app/portal/requests/files/prepare/check-pdf.ts';
import { detectFile } from '../../app/portal/requests/files/prepare/detect-file.ts';

const bytes = (...parts: (string | number[] | Uint8Array)[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) =>
        typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
      ),
    ),
  );

describe('A chosen file', () => {
  /** The signature and the header of a PNG, without any pixel. */
  const png = (width: number, height: number) => {
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    return bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', size, [8, 6, 0, 0, 0]);
  };
  /** Metadata before the frame header, as cameras write it. */
  const jpeg = (width: number, height: number) => {
    const exif = Buffer.alloc(60_000);
    const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255];
    return bytes([0xff, 0xd8, 0xff, 0xe1, exif.length >> 8, exif.length & 255], exif.subarray(2), [
      ...frame,
      ...Array(11).fill(0),
    ]);
  };

  test('is recognized by its content', () => {
    expect(detectFile(png(800, 600))).toBe('image');
    expect(detectFile(jpeg(4032, 3024))).toBe('image');
    expect(detectFile(bytes('RIFF\0\0\0\0WEBPVP8X', [10, 0, 0, 0], Buffer.alloc(14)))).toBe(
      'image',
    );
    expect(detectFile(bytes('\0\0junk%PDF-1.7\n'))).toBe('pdf');
  });

  test.each([
    ['nothing', bytes(), 'empty'],
    ['a program', bytes('MZ\x90\0', Buffer.alloc(500)), 'unknownType'],
    ['a page of the web', bytes('<html><script>alert(1)</script>'), 'unknownType'],
    ['a GIF', bytes('GIF89a', [16, 0, 16, 0, 0, 0, 0]), 'unknownType'],
    ['a photo of an iPhone', bytes([0, 0, 0, 24], 'ftypheic', Buffer.alloc(40)), 'heic'],
    ['a decompression bomb', png(60_000, 60_000), 'tooManyPixels'],
    ['a JPEG of 12,000 by 9,000 pixels', jpeg(12_000, 9000), 'tooManyPixels'],
    ['a photo of 41 MB', bytes(jpeg(4032, 3024), Buffer.alloc(41_000_000)), 'tooLarge'],
    ['a PDF of 21 MB', bytes('%PDF-1.7', Buffer.alloc(21_000_000)), 'tooLarge'],
  ])('that is %s is refused before it is decoded', (_name, content, reason) => {
    expect(() => detectFile(content)).toThrow(expect.objectContaining({ reason }));
  });

  test('can be a panorama of 12,000 pixels', () => {
    expect(detectFile(jpeg(12_000, 4000))).toBe('image');
  });
});

describe('A PDF', () => {
  const end = '\nstartxref\n0\n%%EOF';
  const plain = `%PDF-1.7\n1 0 obj\n<</Type /Catalog /Title (Bill) /JSX 1>>\nendobj${end}`;
  const packed = async (text: string) => {
    const body = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
    const data = new Uint8Array(await new Response(body).arrayBuffer());
    const head = '%PDF-1.7\n5 0 obj\n<</Type /ObjStm /Filter /FlateDecode /N 1>>\nstream\r\n';
    return bytes(head, data, `\nendstream\nendobj${end}`);
  };
  const refusal = async (content: Uint8Array<ArrayBuffer>) => {
    const reason = await checkPdf(content).then(
      () => undefined,
      (error: unknown) => error,
    );
    return (reason as { reason?: string } | undefined)?.reason;
  };

  test('of a hospital is accepted, with and without compressed dictionaries', async () => {
    expect(await refusal(bytes(plain))).toBeUndefined();
    expect(await refusal(await packed('1 0 <</Type /Catalog>>'))).toBeUndefined();
  });

  test.each([
    ['asks for a password', bytes(`%PDF-1.7\ntrailer <</Encrypt 9 0 R>>${end}`), 'pdfProtected'],
    ['runs a script', bytes(`%PDF-1.7\n<</S/JavaScript/JS(app.alert(1))>>${end}`), 'pdfScript'],
    ['hides its script', bytes(`%PDF-1.7\n<</S/J#61vaScript /#4aS 3 0 R>>${end}`), 'pdfScript'],
    ['starts a program', bytes(`%PDF-1.7\n<</S /Launch /F (a.exe)>>${end}`), 'pdfScript'],
    ['ends too early', bytes('%PDF-1.7\n1 0 obj\n<</Type /Catalog'), 'pdfDamaged'],
  ])('that %s is refused', async (_name, content, reason) => {
    expect(await refusal(content)).toBe(reason);
  });

  test('with a script in compressed dictionaries is refused', async () => {
    expect(await refusal(await packed('7 0 <</S /JavaScript /JS (x)>>'))).toBe('pdfScript');
  });

  test('whose dictionaries are a decompression bomb is refused without inflating it', async () => {
    expect(await refusal(await packed(' '.repeat(60_000_000)))).toBe('pdfDamaged');
  });

  test('may show the words of a script on a page', async () => {
    const page = 'BT (/JavaScript /JS) Tj ET';
    const content = `%PDF-1.7\n4 0 obj <</Length ${page.length}>>\nstream\n${page}\nendstream${end}`;
    expect(await refusal(bytes(content))).toBeUndefined();
  });
});

describe('A page', () => {
  const width = 1100;
  const height = 850;

  /** Strokes of letters on paper that fills the picture up to a margin of table. */
  function drawn({ paper = 220, ink = 40, margin = 60, spread = 0 } = {}): GrayPage {
    const luma = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const isTable = Math.min(x, y, width - x, height - y) < margin;
        const isInk = y % 16 < 7 && x % 5 < 2 && (x >> 5) % 3 > 0;
        luma[y * width + x] = isTable ? paper / 3 : isInk ? ink : paper;
      }
    }
    // Two box blurs are close to the blur of a lens.
    const sharp = { width, height, luma };
    return spread ? blurred(blurred(sharp, spread), spread) : sharp;
  }

  /** A box blur in both directions. */
  function blurred(page: GrayPage, spread: number): GrayPage {
    const pass = (from: Uint8Array, step: number) =>
      from.map((_, at) => {
        let sum = 0;
        for (let offset = -spread; offset <= spread; offset += 1) {
          sum += from[Math.min(from.length - 1, Math.max(0, at + offset * step))] ?? 0;
        }
        return sum / (2 * spread + 1);
      });
    return { width, height, luma: pass(pass(page.luma, 1), width) };
  }

  test('in focus, in the light, with its four edges has no warning', () => {
    expect(checkPage(drawn(), 4000)).toEqual([]);
    expect(checkPage(drawn({ paper: 130, ink: 70 }), 4000)).toEqual([]);
  });

  test('that is blurry, dark, cropped or small has a warning', () => {
    expect(checkPage(drawn({ spread: 3 }), 4000)).toEqual(['blurry']);
    expect(checkPage(drawn({ paper: 70, ink: 15 }), 4000)).toEqual(['dark']);
    expect(checkPage(drawn({ margin: 0 }), 4000)).toEqual(['cropped']);
    expect(checkPage(drawn(), 1100)).toEqual(['small']);
  });

  test('without any text is blurry: the camera was covered or missed the page', () => {
    const luma = new Uint8Array(width * height).fill(200);
    expect(checkPage({ width, height, luma }, 4000)).toEqual(['blurry']);
  });
});

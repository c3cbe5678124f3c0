/** A page is a JPEG of at most this many bytes. */
export const pageBytes = 700_000;

/** The longest edge of a page in pixels: a letter page at 200 dots per inch stays readable. */
export const pageEdge = 2200;

/** The longest edge of the small picture in the list of pages. */
export const thumbnailEdge = 480;

/** Larger images are not decoded: four bytes a pixel would use up the memory of a phone. */
export const maxPixels = 64_000_000;

/** The size of a photo as it comes from the camera. */
export const maxImageBytes = 40_000_000;

/** PDFs are stored as they are. The bucket has the same limit. */
export const maxPdfBytes = 20_971_520;

/* Stands in for what the PDF library imports to turn web pages and SVG into documents: vite.config.ts. */
export {};

/** Ends an import before anything is stored; the message says what and where, in Portuguese. */
export class ImportError extends Error {}

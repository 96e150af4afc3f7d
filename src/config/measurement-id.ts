import { site } from './site.ts';

/** Google Analytics' id, or empty: then nothing is measured and no consent is asked for. */
export const measurementId: string = process.env['PUBLIC_GA_ID'] || site.measurementId;

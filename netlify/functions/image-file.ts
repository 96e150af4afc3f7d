import type { Config } from '@netlify/functions';
import { servePicture } from '#lib/serve-picture';

export default servePicture;

export const config: Config = { path: '/images/:file' };

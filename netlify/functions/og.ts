import type { Config } from '@netlify/functions';
import { serveSocialPicture } from '#lib/serve-social-picture';

export default serveSocialPicture;

export const config: Config = { path: '/og/*' };

import type { Config } from '@netlify/functions';
import type { FunctionContext } from '#lib/client-address';
import type { Deps } from '#lib/deps';
import { servePicture } from '#lib/serve-picture';

/** Stored pictures, and social cards, whose code is loaded only for them. */
export default async function pictures(
	request: Request,
	context: FunctionContext,
	given?: Deps,
): Promise<Response> {
	const { pathname } = new URL(request.url);
	if (!/^\/og\//i.test(pathname)) return servePicture(request, context, given);
	const { serveSocialPicture } = await import('#lib/serve-social-picture');
	return serveSocialPicture(request, context, given);
}

export const config: Config = { path: ['/images/:file', '/og/*'] };

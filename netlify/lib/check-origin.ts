import { AppError } from '#domain/app-error';

const foreignSites = ['cross-site', 'same-site'];

/** A6: only pages of this site, and scripts outside a browser, may call. `Origin: null` is rejected. */
export function checkOrigin(request: Request, siteOrigin: string): void {
	const origin = request.headers.get('origin');
	const ours = [siteOrigin, new URL(request.url).origin];
	const isForeign = origin !== null && !ours.includes(origin);
	if (isForeign || foreignSites.includes(request.headers.get('sec-fetch-site') ?? '')) {
		throw new AppError('foreign_origin', 'Esta chamada veio de outro site.');
	}
}

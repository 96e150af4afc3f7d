import type { bringPicture as endpoint } from '#contract/bring-picture';
import { AppError } from '#domain/app-error';
import { decodeName } from '#domain/names/decode-name';
import { cleanLine } from '#domain/text/clean-text';
import { OutsideRefused } from '#lib/fetch-outside';
import { fetchOutsidePicture } from '#lib/outside-picture';
import type { Action } from '#lib/serve';
import { keepPicture } from '#steps/pictures/keep-picture';

/** Makes a reason a sentence: `O servidor não respondeu.` */
const asSentence = (why: string) => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;

function explain(error: unknown): unknown {
	if (!(error instanceof OutsideRefused)) return error;
	return Object.assign(new AppError('provider_failed', asSentence(error.message)), {
		cause: error,
	});
}

/** Runs only on explicit request, never on a save. */
export const bringPicture: Action<typeof endpoint> = async ({ address }, deps) => {
	const isAnyHost = () => undefined;
	const bytes = await fetchOutsidePicture(address, isAnyHost, deps.outside).catch(
		(error: unknown) => {
			throw explain(error);
		},
	);
	// Loaded on demand: sharp is 19 MB of native code.
	const { encodePicture } = await import('#lib/encode-picture');
	const picture = await encodePicture(bytes);
	const name = cleanLine(decodeName(new URL(address).pathname.split('/').at(-1) ?? '')).slice(
		0,
		300,
	);
	const image = await keepPicture(
		picture,
		{ name: name || 'imagem', alt: '', origin: 'fetched' },
		deps,
	);
	return { success: true, image, stands_still: picture.standsStill };
};

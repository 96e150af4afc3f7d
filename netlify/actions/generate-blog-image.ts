import type { generateBlogImage as endpoint } from '#contract/generate-blog-image';
import { reserveGeneration } from '#db/pictures/reserve-generation';
import { AppError } from '#domain/app-error';
import type { PictureKind } from '#domain/pictures/picture-file';
import { cutLetters } from '#domain/text/cut-text';
import type { Deps } from '#lib/deps';
import type { EncodedPicture } from '#lib/encode-picture';
import type { Action } from '#lib/serve';
import { keepPicture } from '#steps/pictures/keep-picture';

const hourMs = 3_600_000;
/** Each picture costs money. Failed attempts count too, because a slow service may have charged. */
const caps = [
	{ most: 10, windowMs: hourMs },
	{ most: 30, windowMs: 24 * hourMs },
];
/** AVIF is excluded: its decoder has had vulnerabilities, and no service of this protocol sends it. */
const kinds: readonly PictureKind[] = ['png', 'jpeg', 'webp'];
const nameLength = 300;

async function reserve(deps: Deps): Promise<void> {
	const waitMs = await reserveGeneration(deps.db, caps, deps.now());
	if (waitMs === 0) return;
	const minutes = Math.ceil(waitMs / 60_000);
	const wait = minutes < 60 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
	const text = `O limite de imagens geradas foi atingido. Tente de novo em ${wait}.`;
	throw new AppError('too_many_requests', text, { retry_after: Math.ceil(waitMs / 1000) });
}

async function encode(bytes: Uint8Array): Promise<EncodedPicture> {
	const { encodePicture } = await import('#lib/encode-picture');
	return encodePicture(bytes, { kinds, isGenerated: true }).catch((cause: unknown) => {
		const text = 'O serviço de imagens respondeu algo que não é uma imagem.';
		throw Object.assign(new AppError('provider_failed', text), { cause });
	});
}

/** Stores the picture before returning its address; never retries, because a retry costs again. */
export const generateBlogImage: Action<typeof endpoint> = async ({ prompt, style }, deps) => {
	const provider = deps.imageProvider;
	if (!provider) {
		const text = 'Este site ainda não gera imagens. Peça a quem cuida do site que ative isso.';
		throw new AppError('provider_disabled', text);
	}
	await reserve(deps);
	// Loaded on demand: no other call needs the provider's package or sharp.
	const { drawPicture } = await import('#steps/pictures/draw-picture');
	const bytes = await drawPicture({ prompt, style }, provider, deps.log);
	const name = cutLetters(prompt, nameLength);
	const image = await keepPicture(
		await encode(bytes),
		{ name, alt: '', origin: 'generated' },
		deps,
	);
	return {
		success: true,
		image_url: image.url,
		image_width: image.width,
		image_height: image.height,
	};
};

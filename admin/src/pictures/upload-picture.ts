import { type Image, uploadImage } from '#contract/images';
import { cutLetters } from '#domain/text/cut-text';
import { call } from '../api/call.ts';
import { messages } from '../messages/all.ts';
import { toast } from '../ui/toast.ts';
import { preparePicture } from './prepare-picture.ts';

/** Says of these pictures that they moved in their files, and here do not. */
export function tellStill(names: readonly string[]): void {
	const { pictures } = messages;
	if (names.length === 0) return;
	toast.info(pictures.stoodStill(names), { description: pictures.stoodStillWhy });
}

function toBase64(blob: Blob): Promise<string> {
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	const reader = new FileReader();
	reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
	reader.onerror = () => reject(reader.error);
	reader.readAsDataURL(blob);
	return promise;
}

/** Checks, scales and uploads one picture; `onProgress` gets values from 0 to 1. */
export async function uploadPicture(
	file: File,
	options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Image> {
	const { data, standsStill } = await preparePicture(file);
	const input = { name: cutLetters(file.name, 300), data_base64: await toBase64(data) };
	const taken = await call(uploadImage, input, { ...options, timeoutMs: 120_000 });
	if (standsStill || taken.stands_still) tellStill([file.name]);
	return taken.image;
}

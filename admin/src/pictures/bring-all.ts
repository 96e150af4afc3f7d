import { bringPicture } from '#contract/bring-picture';
import { sizedImageUrl } from '#domain/pictures/own-picture';
import { takePictureWords } from '#domain/pictures/picture-words';
import { ApiError, textOf } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { bring as text } from '../messages/foreign-pictures.ts';
import { messages } from '../messages.ts';
import { tellStill } from './upload-picture.ts';

/** Longer than the server's own limit for one picture. */
const timeoutMs = 40_000;

export interface Outcome {
	/** Old address → address in the blog. */
	brought: Map<string, string>;
	stayed: { address: string; why: string }[];
}

/** Copies pictures of other sites into the blog, one per call, so that none exceeds a function’s time limit. */
export async function bringAll(
	addresses: readonly string[],
	signal: AbortSignal,
	onStep: (at: number) => void,
): Promise<Outcome> {
	const stilled: string[] = [];
	const outcome: Outcome = { brought: new Map(), stayed: [] };
	for (const [index, address] of addresses.entries()) {
		onStep(index + 1);
		try {
			if (signal.aborted) throw new ApiError({ code: 'aborted', message: '' });
			const { image, stands_still } = await call(bringPicture, { address }, { signal, timeoutMs });
			if (stands_still) stilled.push(image.name);
			outcome.brought.set(address, takePictureWords(address, sizedImageUrl(image)));
		} catch (error) {
			const why = signal.aborted ? text.stopped : textOf(error, messages.common.actionFailed);
			outcome.stayed.push({ address, why });
		}
	}
	tellStill(stilled);
	return outcome;
}

import { SharedValue } from '../ui/shared-value.ts';

/** How many pictures are on their way, to the text or elsewhere; they are lost when the page is left. */
export const picturesUnderWay = new SharedValue(0);

/** Returns what tells how many of its pictures one place waits for. */
export function countPicturesUnderWay(): (count: number) => void {
	let counted = 0;
	return (count) => {
		picturesUnderWay.set(picturesUnderWay.current() + count - counted);
		counted = count;
	};
}

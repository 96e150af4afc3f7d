/** What the host said about a video. The card is shown even when all of it is missing. */
export interface VideoFacts {
	title: string | null;
	channel: string | null;
	seconds: number | null;
	/** A stored picture. */
	picture: { hash: string; width: number; height: number } | null;
}

const two = (count: number) => String(count).padStart(2, '0');

/** `12:04`, and `1:02:09` from an hour on. */
export function formatLength(seconds: number): string {
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const rest = two(Math.floor(seconds % 60));
	return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

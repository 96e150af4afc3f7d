import { claimVideo, listDueVideos, saveVideo, wantVideos } from '#db/videos';
import { type Video, videoOf } from '#domain/video-address';
import type { Deps } from '#lib/deps';
import { OutsideRefused } from '#lib/fetch-outside';
import { askVideoHost, fetchVideoPicture } from './ask-video-host.ts';
import { keepPicture } from './keep-picture.ts';

/** Videos fetched per save or scheduler tick. */
const mostAtOnce = 4;
const kinds = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;

async function keepScene(video: Video, pictures: string[], title: string, deps: Deps) {
	const bytes = await fetchVideoPicture(video, pictures, deps.outside);
	if (!bytes) return null;
	// Loaded on demand: sharp is 19 MB of native code.
	const { encodePicture } = await import('#lib/encode-picture');
	return keepPicture(await encodePicture(bytes, kinds), { name: title, alt: '' }, deps);
}

async function ask(video: Video, deps: Deps): Promise<void> {
	const told = await askVideoHost(video, deps.outside);
	if (!told) return saveVideo(deps.db, video.address, { isSettled: true });
	const { pictures, ...facts } = told;
	// Saved before the picture, which may still fail.
	await saveVideo(deps.db, video.address, { ...facts, isSettled: false });
	const picture = await keepScene(video, pictures, told.title ?? video.address, deps);
	await saveVideo(deps.db, video.address, { picture, isSettled: true });
}

async function bringOne(address: string, deps: Deps): Promise<void> {
	const video = videoOf(address);
	if (!video || !(await claimVideo(deps.db, address, deps.now()))) return;
	try {
		await ask(video, deps);
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		const event = error instanceof OutsideRefused ? 'video_silent' : 'video_not_kept';
		deps.log(event, { address, message });
	}
}

/** Fetches the facts of videos that are not known yet. A host's failure is logged, never thrown. */
export async function bringVideos(addresses: string[], deps: Deps): Promise<void> {
	if (addresses.length === 0) return;
	await wantVideos(deps.db, addresses, deps.now());
	await Promise.all(addresses.slice(0, mostAtOnce).map((address) => bringOne(address, deps)));
}

/** Retries videos whose hosts failed before. */
export async function bringDueVideos(deps: Deps): Promise<void> {
	const due = await listDueVideos(deps.db, deps.now(), mostAtOnce);
	await Promise.all(due.map((address) => bringOne(address, deps)));
}

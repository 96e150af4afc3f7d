import {
	claimVideo,
	listDueVideos,
	publishVideoNews,
	saveVideo,
	wantVideos,
} from '#db/pictures/videos';
import { type Video, videoOf } from '#domain/pictures/video';
import type { Deps } from '#lib/deps';
import { describeBug } from '#lib/describe-bug';
import { OutsideRefused } from '#lib/fetch-outside';
import { askVideoHost, fetchVideoPicture } from './ask-video-host.ts';
import { keepPicture } from './keep-picture.ts';
import { makeChange } from './make-change.ts';

/** Videos fetched per save or scheduler tick. */
const mostAtOnce = 4;

async function keepScene(video: Video, pictures: string[], title: string, deps: Deps) {
	const bytes = await fetchVideoPicture(video, pictures, deps.outside);
	if (!bytes) return null;
	// Loaded on demand: sharp is 19 MB of native code.
	const { encodePicture } = await import('#lib/encode-picture');
	return keepPicture(await encodePicture(bytes), { name: title, alt: '', origin: 'fetched' }, deps);
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

/** False when the video is not due. */
async function bringOne(address: string, deps: Deps): Promise<boolean> {
	const video = videoOf(address);
	if (!video || !(await claimVideo(deps.db, address, deps.now()))) return false;
	try {
		await ask(video, deps);
	} catch (error) {
		const event = error instanceof OutsideRefused ? 'video_silent' : 'video_not_kept';
		deps.log(event, { address, ...describeBug(error) });
	}
	return true;
}

const bringAll = (addresses: string[], deps: Deps) =>
	Promise.all(addresses.map((address) => bringOne(address, deps)));

/** Requests one build for all cards that changed. */
const tellReaders = (deps: Deps) =>
	makeChange(deps, async () => ({ publication: await publishVideoNews(deps.db, deps.now()) }));

/** Fetches the facts of videos that are not known yet. A host's failure is logged, never thrown. */
export async function bringVideos(addresses: string[], deps: Deps): Promise<void> {
	if (addresses.length === 0) return;
	await wantVideos(deps.db, addresses, deps.now());
	const areAsked = await bringAll(addresses.slice(0, mostAtOnce), deps);
	if (areAsked.includes(true)) await tellReaders(deps);
}

/** Retries videos whose hosts failed before, and tells what could not be told then. */
export async function bringDueVideos(deps: Deps): Promise<void> {
	await bringAll(await listDueVideos(deps.db, deps.now(), mostAtOnce), deps);
	await tellReaders(deps);
}

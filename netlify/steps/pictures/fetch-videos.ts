import { z } from 'zod';
import {
	claimVideo,
	listDueVideos,
	publishVideoChanges,
	saveVideo,
	wantVideos,
} from '#db/pictures/videos';
import { type Video, type VideoFacts, videoOf } from '#domain/pictures/video';
import { cleanLine } from '#domain/text/clean-text';
import { cutLetters } from '#domain/text/cut-text';
import type { Deps } from '#lib/deps';
import { fetchOutside, type OutsideAccess, OutsideRefused } from '#lib/fetch-outside';
import { describeBug } from '#lib/log-line';
import { makeChange } from '../text/make-change.ts';
import { keepPicture } from './keep-picture.ts';

const hosts: Record<Video['site'], { about: string; api: string; pictures: string }> = {
	youtube: {
		about: 'www.youtube.com',
		api: 'https://www.youtube.com/oembed?format=json',
		pictures: 'i.ytimg.com',
	},
	vimeo: {
		about: 'vimeo.com',
		api: 'https://vimeo.com/api/oembed.json?width=1280',
		pictures: 'i.vimeocdn.com',
	},
};

const mostAboutBytes = 64 * 1024;
const mostPictureBytes = 2 * 1024 * 1024;
const timeoutMs = 5_000;

/** A line as readers see it. */
const line = (most: number) =>
	z
		.string()
		.transform((text) => cutLetters(cleanLine(text), most))
		.pipe(z.string().min(1))
		.nullish()
		.catch(null);

/** An invalid field counts as missing, because the card needs none of them. */
const answer = z.object({
	title: line(200),
	author_name: line(120),
	duration: z.int().positive().max(1_000_000).nullish().catch(null),
	thumbnail_url: z.string().max(2_000).nullish().catch(null),
});

interface VideoAnswer extends Omit<VideoFacts, 'picture'> {
	/** Candidate addresses of its picture, best first. */
	pictures: string[];
}

const only = (host: string) => (asked: string) =>
	asked === host ? undefined : `${asked} não é de ${host}`;

/** The largest still, which older videos lack, then the one named by the host. */
function listPictures({ site, address }: Video, named: string | null | undefined): string[] {
	const largest = `${address.replace(/^.*v=/, 'https://i.ytimg.com/vi/')}/maxresdefault.jpg`;
	return [...(site === 'youtube' ? [largest] : []), ...(named ? [named] : [])];
}

/**
 * Requests a video's facts from its host, and from no other. Undefined when the host says that the video is gone or
 * may not be embedded. Throws `OutsideRefused` for failures that may pass.
 */
async function askVideoHost(video: Video, access: OutsideAccess): Promise<VideoAnswer | undefined> {
	const { about, api } = hosts[video.site];
	const url = `${api}&url=${encodeURIComponent(video.address)}`;
	const request = { refuse: only(about), accept: 'application/json', mostBytes: mostAboutBytes };
	let bytes: Uint8Array;
	try {
		bytes = await fetchOutside(url, { ...request, timeoutMs }, access);
	} catch (error) {
		const { status = 0 } = error instanceof OutsideRefused ? error : {};
		if ([400, 401, 403, 404, 410].includes(status)) return undefined;
		throw error;
	}
	const { title, author_name, duration, thumbnail_url } = answer.parse(
		JSON.parse(new TextDecoder().decode(bytes)),
	);
	return {
		title: title ?? null,
		channel: author_name ?? null,
		seconds: duration ?? null,
		pictures: listPictures(video, thumbnail_url),
	};
}

/** Downloads the first picture that exists. Throws the last refusal. */
async function fetchVideoPicture(
	{ site }: Video,
	addresses: readonly string[],
	access: OutsideAccess,
): Promise<Uint8Array | undefined> {
	const request = { refuse: only(hosts[site].pictures), accept: 'image/*', timeoutMs };
	let refusal: unknown;
	for (const address of addresses) {
		try {
			return await fetchOutside(address, { ...request, mostBytes: mostPictureBytes }, access);
		} catch (error) {
			refusal = error;
		}
	}
	if (refusal) throw refusal;
	return undefined;
}

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
	makeChange(deps, async () => ({ publication: await publishVideoChanges(deps.db, deps.now()) }));

/** Fetches the facts of videos that are not known yet. A host's failure is logged, never thrown. */
export async function fetchVideos(addresses: string[], deps: Deps): Promise<void> {
	if (addresses.length === 0) return;
	await wantVideos(deps.db, addresses, deps.now());
	const areAsked = await bringAll(addresses.slice(0, mostAtOnce), deps);
	if (areAsked.includes(true)) await tellReaders(deps);
}

/** Retries videos whose hosts failed before, and tells what could not be told then. */
export async function fetchDueVideos(deps: Deps): Promise<void> {
	await bringAll(await listDueVideos(deps.db, deps.now(), mostAtOnce), deps);
	await tellReaders(deps);
}

import { videoPlayers } from '#config/video-players';
import { type ParsedUrl, parseUrl } from '../names/parse-url.ts';

export interface Video {
	site: keyof typeof videoPlayers;
	/** The canonical address, the key of the table `videos`. */
	address: string;
	/** The address of the embedded player. */
	player: string;
}

/** In an address of the player, two words of eleven letters stand for a playlist and for a channel's live video. */
const youtubeId = String.raw`((?!videoseries|live_stream)[\w-]{11})`;
const youtubePaths = new RegExp(`^/(?:shorts|live|embed|v)/${youtubeId}/?$`);
const youtubeQuery = new RegExp(`[?&]v=${youtubeId}(?:&|$)`);
const shortPath = new RegExp(`^/${youtubeId}/?$`);
const vimeoPath = /^\/(\d{3,15})(?:\/([\da-f]{6,20}))?\/?$/;
const vimeoPlayerPath = /^\/video\/(\d{3,15})\/?$/;
const span = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

function youtubeIdOf(host: string, { pathname, search }: ParsedUrl): string | undefined {
	if (host === 'youtu.be') return shortPath.exec(pathname)?.[1];
	if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
	if (/^\/watch\/?$/.test(pathname)) return youtubeQuery.exec(search)?.[1];
	return youtubePaths.exec(pathname)?.[1];
}

/** The number, and the hash of an unlisted video. */
function vimeoIdOf(host: string, { pathname, search }: ParsedUrl): string[] | undefined {
	const [, id, key] =
		(host === 'vimeo.com' && vimeoPath.exec(pathname)) ||
		(host === 'player.vimeo.com' && vimeoPlayerPath.exec(pathname)) ||
		[];
	if (id === undefined) return undefined;
	const given = key ?? /[?&]h=([\da-f]{6,20})(?:&|$)/.exec(search)?.[1];
	return given === undefined ? [id] : [id, given];
}

/** The start time in the address, in seconds. */
function startOf({ search, hash }: ParsedUrl): number {
	const text = /[?&#](?:t|start)=([\dhms]{1,12})(?:&|$)/.exec(search + hash)?.[1] ?? '';
	const [, hours = 0, minutes = 0, seconds = 0] = span.exec(text) ?? [];
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The YouTube or Vimeo video at this address; undefined for any other address. Makes no request. */
export function videoOf(text: string): Video | undefined {
	const url = parseUrl(text.trim());
	if (!url || !/^https?:$/.test(url.protocol)) return undefined;
	if (url.username !== '' || url.password !== '' || url.port !== '') return undefined;
	const host = url.hostname.replace(/^(?:www|m|music)\./, '');
	const start = startOf(url);
	const id = youtubeIdOf(host, url);
	if (id !== undefined)
		return {
			site: 'youtube',
			address: `https://www.youtube.com/watch?v=${id}`,
			player: `${videoPlayers.youtube}/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ''}`,
		};
	const parts = vimeoIdOf(host, url);
	if (parts === undefined) return undefined;
	const key = parts[1] === undefined ? '' : `&h=${parts[1]}`;
	return {
		site: 'vimeo',
		address: `https://vimeo.com/${parts.join('/')}`,
		player: `${videoPlayers.vimeo}/video/${parts[0]}?dnt=1&autoplay=1${key}${start > 0 ? `#t=${start}s` : ''}`,
	};
}

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

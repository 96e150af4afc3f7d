import { parseUrl } from '#domain/names/parse-url';
import { videoOf } from '#domain/pictures/video';
import { framed as text } from '../../messages/paste.ts';

const frames =
	'iframe, embed, object, video, audio, [data-instgrm-permalink], blockquote.tiktok-embed[cite]';

interface Page {
	address: string;
	name: string;
}

/** Where the map's frame points, as its address has it: a name, or a place on the earth. */
function mapOf(address: string): Page | undefined {
	const url = parseUrl(address);
	if (!url || !/^(?:www|maps)\.google\.[\w.]+$/.test(url.hostname)) return undefined;
	const pb = url.searchParams.get('pb') ?? '';
	const [, named] = /!1s0x[^!]+!2s([^!]+)/.exec(pb) ?? [];
	const name = named ?? url.searchParams.get('q') ?? '';
	const [, east, north] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(pb) ?? [];
	const place = name || (north === undefined ? '' : `${north},${east}`);
	if (place === '') return undefined;
	return {
		address: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
		name: name === '' ? text.see('Google Maps') : text.at(name, 'Google Maps'),
	};
}

const bare = (address: string) => address.replace(/[?#][\s\S]*$/, '');

/** How a site's frame leads to the page that shows the same. */
const sites: { site: string; of: RegExp; page: (address: string) => string; hears?: true }[] = [
	{
		site: 'Spotify',
		of: /^https:\/\/open\.spotify\.com\/embed/,
		page: (address) => bare(address).replace('/embed', ''),
		hears: true,
	},
	{
		site: 'Instagram',
		of: /^https:\/\/(?:www\.)?instagram\.com\//,
		page: (address) => bare(address).replace(/embed\/.*$/, ''),
	},
	{ site: 'TikTok', of: /^https:\/\/(?:www\.)?tiktok\.com\//, page: bare },
	{
		site: 'YouTube',
		of: /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/videoseries\?(?:.*&)?list=/,
		page: (address) =>
			`https://www.youtube.com/playlist?list=${/[?&]list=([\w-]+)/.exec(address)?.[1] ?? ''}`,
	},
];

const fileName = (address: string) => {
	const last = bare(address).split('/').at(-1) ?? '';
	try {
		return decodeURIComponent(last);
	} catch {
		return last; // A lone percent sign.
	}
};

function pageOf(frame: Element, address: string): Page {
	const map = mapOf(address);
	if (map) return map;
	const title = (frame.getAttribute('title') ?? '').trim();
	const known = sites.find(({ of }) => of.test(address));
	if (known) {
		const { site, page, hears } = known;
		const own = /^Spotify Embed:\s*(\S.*)$/.exec(title)?.[1];
		const act = hears ? text.hear(site) : text.see(site);
		return { address: page(address), name: own ? text.at(own, site) : act };
	}
	if (frame.localName === 'audio') return { address, name: text.hearFile(fileName(address)) };
	if (frame.localName === 'video') return { address, name: text.seeFile(fileName(address)) };
	return { address, name: title || text.open(parseUrl(address)?.hostname ?? address) };
}

/** A video's address, from the second at which the frame begins. */
function cardOf(address: string): string | undefined {
	const video = videoOf(address);
	if (!video) return undefined;
	const start = /[?&#](?:start|t)=(\d+)/.exec(address)?.[1];
	if (start === undefined) return video.address;
	return video.address + (video.site === 'youtube' ? `&t=${start}` : `#t=${start}s`);
}

function sourceOf(frame: Element): string {
	const named = ['data-instgrm-permalink', 'cite', 'src', 'data'].map((name) =>
		frame.getAttribute(name),
	);
	const source =
		named.find((one) => one) ?? frame.querySelector('source')?.getAttribute('src') ?? '';
	return source.startsWith('//') ? `https:${source}` : source;
}

/** On an address alone in its paragraph, which readers see as a card. */
export const cardMark = 'data-card';

function replaceFrame(frame: Element): 'frames' | 'players' | undefined {
	const source = sourceOf(frame);
	if (!/^https?:/.test(source)) {
		frame.remove();
		return 'players';
	}
	const card = cardOf(source);
	const { address, name } = card ? { address: card, name: card } : pageOf(frame, source);
	const link = frame.ownerDocument.createElement('a');
	link.href = address;
	link.textContent = name;
	if (card) link.setAttribute(cardMark, '');
	const line = frame.ownerDocument.createElement('div');
	line.append(link);
	frame.replaceWith(line);
	return card ? undefined : 'frames';
}

/** A frame becomes the card of its video, or a link with a name; says what was lost by that. */
export function nameFrames(body: HTMLElement): ('frames' | 'players')[] {
	const lost = [...body.querySelectorAll(frames)].map((frame) =>
		body.contains(frame) ? replaceFrame(frame) : undefined,
	);
	return [...new Set(lost)].filter((one) => one !== undefined);
}

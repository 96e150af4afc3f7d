import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A list begins, or a card shows its picture. */
const spot =
	/class="(?:grid|track|index|beat|desks)(?: [a-z]+)?"|<div class="media">(?:<div class="book"[^>]*>)?<img class="art" src="([^"]+)"/g;
/** In up to three columns, a card's neighbours are the three before it. */
const columns = 3;

/** What a reader sees of a picture: a drawing is known by its motif, whatever its post. */
const lookOf = (address: string): string =>
	/^\/panels\/.*-([a-z]+)-[a-z]+-[a-f0-9]+\.svg$/.exec(address)?.[1] ?? address;

function findInPage(html: string): string[] {
	const twins: string[] = [];
	let before: string[] = [];
	for (const [, address] of html.matchAll(spot)) {
		if (address === undefined) before = [];
		else {
			const look = lookOf(address);
			if (before.slice(-columns).includes(look)) twins.push(address);
			before.push(look);
		}
	}
	return twins;
}

/** The pictures that a list of a built site shows twice beside each other, each with its page (S57). */
export function findTwins(site: string): string[] {
	const pages = (readdirSync(site, { recursive: true }) as string[]).filter((path) =>
		path.endsWith('.html'),
	);
	return pages.flatMap((page) =>
		findInPage(readFileSync(join(site, page), 'utf8')).map((address) => `${page}: ${address}`),
	);
}

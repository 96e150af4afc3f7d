import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLost } from '#domain/text/lost-words';
import { listVisibleWords } from './visible-words.ts';

export interface ImportedPost {
	slug: string;
	/** As rendered by the import. */
	html: string;
}

/** On the page a video's address is a card. */
const videoAddress = /<p class="video">.*?<\/p>/gs;

/** Why a built site does not show a post completely; undefined when it does. */
function findGap(site: string, { slug, html }: ImportedPost): string | undefined {
	const file = join(site, 'post', `${slug}.html`);
	if (!existsSync(file)) return 'has no page';
	const page = readFileSync(file, 'utf8');
	if (!page.includes(`data-slug="${slug}"`)) return 'has the page of another post';
	const lost = listLost(listVisibleWords(html.replace(videoAddress, ' ')), listVisibleWords(page));
	return lost.length > 0
		? `${lost.length} words are not on its page: ${lost.slice(0, 8).join(' ')}`
		: undefined;
}

/** The posts that a built site lacks or shows only in part, each with the reason. */
export function findMissingPosts(site: string, posts: readonly ImportedPost[]): string[] {
	return posts.flatMap((post) => {
		const gap = findGap(site, post);
		return gap ? [`${post.slug}: ${gap}`] : [];
	});
}

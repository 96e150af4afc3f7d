import { site } from '#config/site';
import type { PublishFacts } from '#contract/text-to-publish';
import type { Database } from '#db/client';
import { countNewer } from '#db/posts/count-newer';
import { listHiddenSlugs, listTakenTitles } from '#db/posts/linked-posts';
import { findPostLinks } from '#domain/text/own-links';

interface Text {
	id: string;
	fields: { title: string; content: string };
}

/** What only the server knows about texts that are to be published, in their order. */
export async function listPublishFacts<Given extends Text>(
	texts: readonly Given[],
	db: Database,
): Promise<(Given & PublishFacts)[]> {
	const linked = texts.map(({ fields }) => [...findPostLinks(fields.content).keys()]);
	const [taken, hidden, newer] = await Promise.all([
		listTakenTitles(
			db,
			texts.map(({ id, fields }) => ({ id, title: fields.title })),
		),
		listHiddenSlugs(db, [...new Set(linked.flat())]),
		countNewer(
			db,
			texts.map(({ id }) => id),
			site.orderBy,
		),
	]);
	const isHidden = new Set(hidden);
	return texts.map((text, at) => ({
		...text,
		is_title_taken: taken.has(text.id),
		hidden_slugs: (linked[at] ?? []).filter((slug) => isHidden.has(slug)),
		newer_posts: newer.get(text.id) ?? 0,
	}));
}

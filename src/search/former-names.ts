import type { Snapshot } from '#content/snapshot';
import { fold } from '#domain/text/fold';
import { hashText } from '#domain/text/hash-text';

/** What topics that are gone lead to; '' for nothing. The newest change of a name is the first. */
export interface FormerNames {
	/** A former id or slug, and the id of the category. */
	categories: [former: string, id: string][];
	/** The hash of a former name, because drafts alone may have had it, and the tag. */
	tags: [former: number, tag: string][];
}

export const hashTag = (tag: string): number => hashText(fold(tag));

export function listFormerNames(snapshot: Snapshot): FormerNames {
	const { posts, categories, former_categories, former_tags } = snapshot;
	const idOf = new Map(categories.map(({ id, slug }) => [slug, id]));
	const used = new Set(posts.flatMap(({ tags }) => tags));
	return {
		categories: former_categories.flatMap(({ id, slug, to }) => {
			const heir = (to !== null && idOf.get(to)) || '';
			return [...(id ? [id] : []), slug].map((former): [string, string] => [former, heir]);
		}),
		tags: former_tags.map(({ name, to }) => [hashTag(name), to !== null && used.has(to) ? to : '']),
	};
}

export const findHeir = <Former>(known: readonly [Former, string][], former: Former) =>
	known.find(([name]) => name === former)?.[1];

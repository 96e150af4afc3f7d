import type { authors as endpoint, ListedAuthor } from '#contract/authors';
import type { ParsedInputOf } from '#contract/endpoint';
import { listAuthors, listSignedNames } from '#db/posts/authors';
import { removeAuthor, saveAuthor } from '#db/posts/save-author';
import { type Author, bareAuthor } from '#domain/names/author';
import { makeNameSlug } from '#domain/names/slug';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';
import { checkCover } from '#steps/text/check-fields';
import { makeChange } from '#steps/text/make-change';

/** Authors and the names that only posts bear, in Portuguese order. */
async function list(deps: Deps): Promise<ListedAuthor[]> {
	const signed = await listSignedNames(deps.db);
	const found = new Map<string, Author>();
	for (const { name } of signed.toReversed()) found.set(makeNameSlug(name), bareAuthor(name));
	for (const author of await listAuthors(deps.db)) found.set(author.slug, author);
	const bySlug = Map.groupBy(signed, ({ name }) => makeNameSlug(name));
	const sum = (slug: string, what: 'posts' | 'published') =>
		(bySlug.get(slug) ?? []).reduce((count, each) => count + each[what], 0);
	return [...found.values()]
		.filter(({ slug }) => slug !== '')
		.map((author) => ({
			...author,
			posts: sum(author.slug, 'posts'),
			published: sum(author.slug, 'published'),
		}))
		.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

type Save = Extract<ParsedInputOf<typeof endpoint>, { action: 'save' }>;

async function save({ action: _, slug, ...facts }: Save, deps: Deps, caller: Caller) {
	await checkCover(facts.image_url, null, deps);
	const saved = await makeChange(deps, () =>
		saveAuthor(deps.db, {
			slug,
			facts,
			userName: editorOf(caller).name,
			now: deps.now().toISOString(),
		}),
	);
	await writeAudit(deps, caller, { event: 'author_saved', subject: facts.name });
	return saved;
}

/** Who writes. Renaming reaches posts, working copies and readers with one publication. */
export const authors: Action<typeof endpoint> = async (input, deps, caller) => {
	switch (input.action) {
		case 'list':
			return { success: true, authors: await list(deps) };
		case 'save':
			return { success: true, ...(await save(input, deps, caller)) };
		case 'delete': {
			const name = await removeAuthor(deps.db, input.slug);
			await writeAudit(deps, caller, { event: 'author_deleted', subject: name });
			return { success: true };
		}
	}
};

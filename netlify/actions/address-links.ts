import type { addressLinks as endpoint } from '#contract/address-links';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint';
import { listTextsWith, type TextInHand } from '#db/posts/linked-posts';
import { getRevision } from '#db/posts/post-revisions';
import { updatePost } from '#db/posts/update-post';
import { AppError } from '#domain/app-error';
import type { RevisionCause } from '#domain/post/post-versions';
import { findAddressSpots, replaceAddresses } from '#domain/text/address-spots';
import { linkedSlug, relink } from '#domain/text/own-links';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { renderArticle } from '#lib/render-article';
import type { Action } from '#lib/serve';
import { makeChange } from '#steps/text/make-change';

type Input = ParsedInputOf<typeof endpoint>;
type Output = OutputOf<typeof endpoint>;

/** Keeps a call within its time limit. */
const mostPosts = 100;

interface NewText {
	post: Omit<TextInHand, 'content'>;
	content: string;
	cause: RevisionCause;
}

/** Undefined when somebody else changed the post meanwhile; their text stays. */
async function write({ post, content, cause }: NewText, deps: Deps, caller: Caller) {
	const { id, title, revision } = post;
	try {
		return await updatePost(deps.db, {
			id,
			values: { content, article: await renderArticle(content, { title }) },
			revision,
			cause,
			dropCopies: false,
			userName: editorOf(caller).name,
			now: deps.now().toISOString(),
		});
	} catch (error) {
		if (error instanceof AppError && ['stale_revision', 'not_found'].includes(error.code))
			return undefined;
		throw error;
	}
}

/** Writes one revision of each post, and requests one build. */
function writeAll(texts: NewText[], deps: Deps, caller: Caller): Promise<Output> {
	return makeChange(deps, async () => {
		const output: Output = { success: true, posts: [], publication: null };
		for (const text of texts) {
			const saved = await write(text, deps, caller);
			const [post] = saved?.posts ?? [];
			if (!saved || !post) continue;
			output.posts.push({ id: post.id, title: post.title, revision: post.revision });
			output.publication = saved.publication ?? output.publication;
		}
		return output;
	});
}

/** Posts with a link to this slug; mentions in code do not count. */
async function listLinking(slug: string, { db, siteOrigin }: Deps): Promise<TextInHand[]> {
	const texts = await listTextsWith(db, slug, mostPosts);
	return texts.filter(({ content }) =>
		findAddressSpots(content).some(({ address }) => linkedSlug(address, siteOrigin) === slug),
	);
}

async function swap({ from, to }: Extract<Input, { action: 'swap' }>, deps: Deps, caller: Caller) {
	const { siteOrigin } = deps;
	const texts = await listLinking(from, deps);
	const changed = texts.map(({ content, ...post }): NewText => {
		const relinked = replaceAddresses(content, ({ address }) =>
			linkedSlug(address, siteOrigin) === from ? relink(address, to, siteOrigin) : undefined,
		);
		return { post, content: relinked, cause: 'save' };
	});
	return writeAll(changed, deps, caller);
}

/** Restores the previous revision of each post; `writeAll` skips posts changed since. */
async function undo({ posts }: Extract<Input, { action: 'undo' }>, deps: Deps, caller: Caller) {
	const before = await Promise.all(
		posts.map(async ({ id, revision }): Promise<NewText> => {
			const { content, title } = await getRevision(deps.db, id, revision - 1);
			return { post: { id, title, revision }, content, cause: 'restore' };
		}),
	);
	return writeAll(before, deps, caller);
}

export const addressLinks: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action === 'swap') return swap(input, deps, caller);
	if (input.action === 'undo') return undo(input, deps, caller);
	const texts = await listLinking(input.slug, deps);
	const posts = texts.map(({ id, title, revision }) => ({ id, title, revision }));
	return { success: true, posts, publication: null };
};

import type { addressHolder as endpoint } from '#contract/address-holder';
import { findAddressHolder, slugTaken, takeFromBin } from '#db/posts/address-holder';
import { isHeld } from '#domain/names/address-holder';
import { editorOf } from '#lib/caller';
import type { Action } from '#lib/serve';
import { makeChange } from '#steps/text/make-change';

export const addressHolder: Action<typeof endpoint> = async (input, deps, caller) => {
	const { slug } = input;
	if (input.action === 'find') {
		const holder = await findAddressHolder(deps.db, slug, input.post_id);
		return { success: true, holder: holder ?? null, moved: null };
	}
	const given = { slug, userName: editorOf(caller).name, now: deps.now().toISOString() };
	const { posts } = await makeChange(deps, async () => {
		const taken = await takeFromBin(deps.db, given);
		return taken ?? { posts: [], publication: null };
	});
	const holder = await findAddressHolder(deps.db, slug);
	if (holder && isHeld(holder)) throw await slugTaken(deps.db, slug);
	const [post] = posts;
	return {
		success: true,
		holder: holder ?? null,
		moved: post ? { title: post.title, slug: post.slug } : null,
	};
};

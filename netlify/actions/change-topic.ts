import type { ParsedInputOf } from '#contract/endpoint';
import type { changeTopic as endpoint } from '#contract/topics';
import { changeCategory, removeCategory } from '#db/topics/change-category';
import type { ChangedTopic, TopicEditor } from '#db/topics/change-topics';
import { nothingChanged } from '#db/topics/change-topics';
import { countTagged, markDifferent } from '#db/topics/list-topics';
import { mergeTag, renameTag, replaceTagsOfPosts } from '#db/topics/replace-tags';
import { undoTopicChange } from '#db/topics/undo-topic-change';
import { editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { forgetCategories } from '#steps/publish/forget-replies';
import { makeChange } from '#steps/text/make-change';

type Input = ParsedInputOf<typeof endpoint>;
type Reply = ChangedTopic & { posts?: number };

async function change(db: Deps['db'], input: Input, editor: TopicEditor): Promise<Reply> {
	switch (input.action) {
		case 'change-category': {
			const { action: _, ...values } = input;
			return changeCategory(db, values, editor);
		}
		case 'merge-category':
			return removeCategory(db, { ...input, act: 'merge' }, editor);
		case 'delete-category':
			return removeCategory(db, { ...input, act: 'delete' }, editor);
		case 'rename-tag':
			return renameTag(db, input, editor);
		case 'merge-tag':
			return mergeTag(db, input, editor);
		case 'delete-tags':
			return replaceTagsOfPosts(db, { act: 'delete', names: input.names, tag: null }, editor);
		case 'count-tags':
			return { ...nothingChanged, posts: await countTagged(db, input.names) };
		case 'keep-apart':
			await markDifferent(db, input.names);
			return nothingChanged;
		case 'undo':
			return { change: null, ...(await undoTopicChange(db, input.change, editor)) };
	}
}

/** Renames, merges and deletes categories and tags, and takes it back. */
export const changeTopic: Action<typeof endpoint> = async (input, deps, caller) => {
	const editor = { userName: editorOf(caller).name, now: deps.now().toISOString() };
	const changed = await makeChange(deps, () => change(deps.db, input, editor));
	await forgetCategories(deps);
	return { success: true, ...changed };
};

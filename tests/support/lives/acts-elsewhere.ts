import assert from 'node:assert/strict';
import fc from 'fast-check';
import { valuesOf } from '#domain/post/form-values';
import { postStatus } from '#domain/post/post';
import { copyOf } from '../../../admin/src/site/duplicate.ts';
import { Act, type Allowed, type Facts } from './an-act.ts';
import { editAddress, type Life } from './life.ts';

const hasPost = (facts: Readonly<Facts>) => facts.posts > 0;

const first = (life: Life): string => life.posts[0] as string;
const live = async (life: Life): Promise<Allowed> => {
	const [row, copy] = [await life.row(first(life)), await life.copy(first(life))];
	return [row && valuesOf(row as never), copy?.fields].filter((values) => values !== undefined);
};

const waiting = fc.constantFrom(250, 1_500, 30_000).map(
	(ms) =>
		new Act(
			`waits ${ms} ms`,
			() => true,
			(life) => life.browser.waits(ms),
		),
);

const list = fc.constantFrom('publish', 'unpublish', 'bin', 'unbin').map(
	(act) =>
		new Act(`${act} in the list`, hasPost, async (life) => {
			const postId = first(life);
			const allowed = await live(life);
			const before = await life.row(postId);
			if (act === 'publish' || act === 'unpublish')
				await life.browser.calls('toggle-publish', { postId, publish: act === 'publish' });
			else
				await life.browser.calls('delete-post', {
					postId,
					action: act === 'bin' ? 'delete' : 'restore',
				});
			if (act !== 'publish') return [null];
			// A draft goes out with its working copy and what changed in it since.
			const row = before?.published ? undefined : await life.row(postId);
			return row ? [...allowed, valuesOf(row as never)] : allowed;
		}),
);

const versions = fc.nat(3).map(
	(back) =>
		new Act(`restores the version ${back} before`, hasPost, async (life) => {
			const post_id = first(life);
			const current_revision = (await life.row(post_id))?.revision ?? 1;
			const revision = Math.max(1, current_revision - back);
			await life.browser.calls('post-revisions', {
				action: 'restore',
				post_id,
				revision,
				current_revision,
			});
			const row = await life.row(post_id);
			return row ? [valuesOf(row as never)] : [];
		}),
);

const duplicating = fc.constantFrom(0, 1).map(
	(tab) =>
		new Act(`duplicates the post and opens the copy in ${tab}`, hasPost, async (life) => {
			const row = await life.row(first(life));
			if (!row || postStatus(row) === 'draft') return;
			const { status, body } = await life.browser.calls('create-post', copyOf(row as never));
			assert.equal(status, 200, 'every post can be copied');
			await life.tabs[tab as 0].closes();
			await life.tabs[tab as 0].opens(editAddress(body.post.id));
		}),
);

const network = fc.constantFrom('offline', 'online', 'no answer').map(
	(what) =>
		new Act(
			what,
			() => true,
			async (life) => {
				if (what === 'online') await life.browser.comesOnline();
				else if (what === 'offline') await life.browser.goesOffline();
				else life.browser.losesNextAnswer();
			},
		),
);

/** What happens to a post and around its form without using the form's buttons. */
export const actsElsewhere = [waiting, list, versions, duplicating, network];

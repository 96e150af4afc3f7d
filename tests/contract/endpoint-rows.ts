import { randomUUID } from 'node:crypto';
import type { Access } from '#contract/endpoint';
import { aDraft } from '../support/factories/draft-fields.ts';
import { aNewPost } from '../support/factories/new-post.ts';

export const unknownId = '00000000-0000-4000-8000-000000000000';

/** A valid call of every endpoint, and the status that it answers an editor with. */
export interface Row {
	access: Access;
	input: (postId: string) => unknown;
	status?: number;
	/** An input that the schema refuses; none for those that take nothing. */
	invalid?: unknown;
}
export const rows: Record<string, Row> = {
	'admin-auth': {
		access: 'public',
		input: () => ({ action: 'validate', sessionToken: 'x' }),
		invalid: { action: 'become-root' },
	},
	'admin-posts': {
		access: 'session',
		input: () => ({ action: 'list' }),
		invalid: { action: 'list', page: 0 },
	},
	'audit-log': { access: 'admin', input: () => ({}), invalid: { kind: 'secrets' } },
	'auto-publish-scheduled-posts': {
		access: 'admin',
		input: () => ({ trigger: 'manual' }),
		invalid: { trigger: 'cron' },
	},
	'bulk-posts': {
		access: 'admin',
		input: (id) => ({ action: 'unpublish', postIds: [id] }),
		invalid: { action: 'publish', postIds: [] },
	},
	categories: { access: 'public', input: () => ({}) },
	'create-category': { access: 'admin', input: () => ({ name: 'Nova' }), invalid: { name: ' ' } },
	'create-post': { access: 'admin', input: () => aNewPost(), invalid: { title: 'Só' } },
	'delete-post': {
		access: 'admin',
		input: (id) => ({ postId: id, action: 'restore' }),
		invalid: { postId: "1' or '1'='1" },
	},
	drafts: {
		access: 'admin',
		input: () => ({
			action: 'save',
			post_id: randomUUID(),
			base_revision: 1,
			version: 0,
			fields: aDraft(),
		}),
		invalid: { action: 'save' },
	},
	'generate-blog-image': {
		access: 'admin',
		input: () => ({ prompt: 'uma mesa', style: 'vivid' }),
		/** Without a key. */
		status: 503,
		invalid: { prompt: '' },
	},
	health: { access: 'public', input: () => ({}) },
	images: {
		access: 'admin',
		input: () => ({ action: 'list' }),
		invalid: { action: 'steal' },
	},
	'post-revisions': {
		access: 'admin',
		input: (id) => ({ action: 'list', post_id: id }),
		invalid: { action: 'list' },
	},
	profile: {
		access: 'admin',
		input: () => ({ action: 'get' }),
		invalid: { action: 'rename', name: ' ' },
	},
	'register-view': {
		access: 'public',
		input: () => ({ slug: 'um-titulo' }),
		invalid: { slug: '../x' },
	},
	'render-preview': {
		access: 'admin',
		input: () => ({ title: 'a', content: 'b' }),
		invalid: { title: 'a' },
	},
	'seed-stock-images': { access: 'public', input: () => ({}), invalid: { regenerate: 'yes' } },
	sessions: {
		access: 'admin',
		input: () => ({ action: 'list' }),
		invalid: { action: 'revoke', id: '*' },
	},
	'site-status': { access: 'admin', input: () => ({}), invalid: { action: 'explode' } },
	'toggle-publish': {
		access: 'admin',
		input: (id) => ({ postId: id, publish: false }),
		invalid: { postId: 7, publish: 'yes' },
	},
	'update-post': {
		access: 'admin',
		input: (id) => ({ id, title: 'a', content: 'b' }),
		invalid: { id: unknownId, title: '', content: 'b' },
	},
	'upload-image': {
		access: 'admin',
		input: () => ({
			name: 'a.png',
			data_base64:
				'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
		}),
		invalid: { name: 'a.png', data_base64: '***' },
	},
};

import { randomUUID } from 'node:crypto';
import { aDraft } from '../support/factories/copy-fields.ts';
import { aNewPost } from '../support/factories/new-post.ts';
import { authRows, type Row, unknownId } from './auth-rows.ts';

export const rows: Record<string, Row> = {
	'admin-auth': {
		access: 'public',
		input: () => ({ action: 'validate', sessionToken: 'x' }),
		invalid: { action: 'become-root' },
	},
	setup: { access: 'public', input: () => ({ action: 'look' }), invalid: { action: 'create' } },
	'admin-posts': {
		access: 'session',
		input: () => ({ action: 'list' }),
		invalid: { action: 'list', page: 0 },
	},
	'build-hook': { access: 'admin', input: () => ({ action: 'get' }), invalid: { action: 'set' } },
	'fast-lane': {
		access: 'admin',
		input: () => ({ action: 'turn-off' }),
		// A variable decides.
		status: 400,
		invalid: { action: 'toggle' },
	},
	'host-plan': {
		access: 'admin',
		input: () => ({ credits: 300, day: 1, used: null }),
		invalid: { credits: 300, day: 32, used: null },
	},
	'audit-log': { access: 'admin', input: () => ({}), invalid: { kind: 'secrets' } },
	...authRows,
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
	authors: {
		access: 'admin',
		input: () => ({ action: 'list' }),
		invalid: { action: 'save', slug: null, name: ' ', line: null, image_url: null, links: [] },
	},
	calendar: {
		access: 'admin',
		input: () => ({
			action: 'month',
			from: '2026-11-01T03:00:00.000Z',
			until: '2026-12-01T03:00:00.000Z',
		}),
		invalid: {
			action: 'month',
			from: '2026-01-01T00:00:00.000Z',
			until: '2027-01-01T00:00:00.000Z',
		},
	},
	categories: { access: 'public', input: () => ({}) },
	'linked-posts': {
		access: 'admin',
		input: () => ({ action: 'find', q: 'mesa' }),
		invalid: { action: 'states', slugs: ['../x'] },
	},
	'address-holder': {
		access: 'admin',
		input: () => ({ action: 'find', slug: 'nenhum' }),
		invalid: { action: 'take', slug: '../x' },
	},
	'address-links': {
		access: 'admin',
		input: () => ({ action: 'list', slug: 'nenhum' }),
		invalid: { action: 'swap', from: 'um' },
	},
	'bring-picture': {
		access: 'admin',
		input: () => ({ address: 'https://example.com/a.png' }),
		status: 502,
		invalid: { address: '' },
	},
	videos: {
		access: 'admin',
		input: () => ({ addresses: ['https://youtu.be/dQw4w9WgXcQ'] }),
		invalid: { addresses: [] },
	},
	'change-topic': {
		access: 'admin',
		input: () => ({ action: 'count-tags', names: ['foco'] }),
		invalid: { action: 'merge-category', id: unknownId },
	},
	'correct-date': {
		access: 'admin',
		input: (id) => ({ post_id: id, from: null, at: '2020-01-01T12:00:00Z' }),
		status: 409,
		invalid: { post_id: unknownId, from: null, at: 'ontem' },
	},
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
	'export-blog': { access: 'admin', input: () => ({}), invalid: { after: 'tudo' } },
	'generate-blog-image': {
		access: 'admin',
		input: () => ({ prompt: 'uma mesa', style: 'vivid' }),
		/** Without an API key. */
		status: 400,
		invalid: { prompt: '' },
	},
	health: { access: 'public', input: () => ({}) },
	news: {
		access: 'public',
		input: () => ({ mark: 'nobodyknowsthismarknow' }),
		invalid: { mark: 'now' },
	},
	images: { access: 'admin', input: () => ({ action: 'list' }), invalid: { action: 'steal' } },
	'draft-link': {
		access: 'admin',
		input: (id) => ({ action: 'find', post_id: id }),
		invalid: { action: 'find', post_id: 'nada' },
	},
	'open-draft': {
		access: 'public',
		input: () => ({ secret: 'nada' }),
		status: 404,
		invalid: { secret: 7 },
	},
	plans: {
		access: 'admin',
		input: () => ({ action: 'list' }),
		invalid: { action: 'move', id: 'nada' },
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
	'register-acts': {
		access: 'public',
		input: () => ({ slug: 'um-titulo', acts: ['read', 'share'] }),
		invalid: { slug: 'um-titulo', acts: ['read', 'read'] },
	},
	'missed-addresses': {
		access: 'admin',
		input: () => ({ action: 'undo', address: '/planos' }),
		invalid: { action: 'undo', address: '/wp-login.php' },
	},
	'register-missed': { access: 'public', input: () => ({ path: '/x' }), invalid: { path: '' } },
	'register-search': {
		access: 'public',
		input: () => ({ q: 'mesa', results: 3 }),
		invalid: { q: 'mesa', results: -1 },
	},
	'register-view': { access: 'public', input: () => ({ slug: 'a' }), invalid: { slug: '../x' } },
	'render-preview': {
		access: 'admin',
		input: () => ({ title: 'a', content: 'b' }),
		invalid: { title: 'a' },
	},
	results: {
		access: 'admin',
		input: () => ({ action: 'blog' }),
		invalid: { action: 'blog', span: '1d' },
	},
	'seed-stock-images': { access: 'public', input: () => ({}), invalid: { regenerate: 'yes' } },
	sessions: {
		access: 'admin',
		input: () => ({ action: 'list' }),
		invalid: { action: 'revoke', id: '*' },
	},
	'site-status': { access: 'admin', input: () => ({}), invalid: { action: 'explode' } },
	system: { access: 'admin', input: () => ({}) },
	topics: { access: 'admin', input: () => ({}) },
	'text-to-publish': {
		access: 'admin',
		input: (id) => ({ post_id: id }),
		invalid: { post_id: 'x' },
	},
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

import { randomUUID } from 'node:crypto';
import type { Access } from '#contract/endpoint';
import { aDraft } from '../support/factories/copy-fields.ts';
import { aNewPost } from '../support/factories/new-post.ts';

export const unknownId = '00000000-0000-4000-8000-000000000000';

/** A valid call of each endpoint, and the status that an editor gets. */
export interface Row {
	access: Access;
	input: (postId: string) => unknown;
	status?: number;
	/** An input that the schema rejects; omitted for endpoints without input. */
	invalid?: unknown;
	/** The error codes for a caller without a token, if other than `unauthorized`. */
	refusals?: readonly string[];
	/** An empty body is valid. */
	emptyBody?: true;
}

const bearer = ['session_missing', 'bad_jwt'] as const;
/** The address, where no hostile text can occur. */
const factor = { id: unknownId } as const;
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
	'audit-log': { access: 'admin', input: () => ({}), invalid: { kind: 'secrets' } },
	'auth/token': {
		access: 'public',
		input: () => ({ grant_type: 'refresh_token', refresh_token: 'nada' }),
		status: 400,
		invalid: { grant_type: 'password' },
	},
	'auth/user': { access: 'account', input: () => ({}), refusals: bearer },
	'PUT auth/user': {
		access: 'account',
		/** Without reauthentication. */
		input: () => ({ password: 'quatro gatos no telhado azul' }),
		status: 403,
		invalid: { data: { name: ' ' } },
		refusals: bearer,
	},
	/** There are no other sessions, so the row can run repeatedly. */
	'auth/logout': {
		access: 'first-factor',
		input: () => ({ scope: 'others' }),
		invalid: { scope: 'everybody' },
		refusals: bearer,
		emptyBody: true,
	},
	/** Without a mail server. */
	'auth/reauthenticate': { access: 'account', input: () => ({}), status: 400, refusals: bearer },
	'auth/recover': {
		access: 'public',
		input: () => ({ email: 'ninguem@blog.test' }),
		status: 400,
		invalid: { phone: '+55 11 5555-0000' },
	},
	'auth/otp': {
		access: 'public',
		input: () => ({ email: 'ninguem@blog.test' }),
		status: 400,
		invalid: {},
	},
	'auth/verify': {
		access: 'public',
		input: () => ({ type: 'sms', token: '4KQ9-TZ2M-P7WE-8HHX' }),
		status: 400,
		invalid: { type: 'recovery' },
	},
	'auth/factors': {
		access: 'account',
		input: () => ({ factor_type: 'totp', friendly_name: 'Celular' }),
		invalid: { factor_type: 'palm' },
		refusals: bearer,
	},
	'auth/factors/:id/challenge': {
		access: 'first-factor',
		input: () => factor,
		status: 404,
		invalid: { id: 'nada' },
		refusals: bearer,
		emptyBody: true,
	},
	'auth/factors/:id/verify': {
		access: 'first-factor',
		input: () => ({ ...factor, challenge_id: unknownId, code: '123456' }),
		status: 404,
		invalid: { ...factor, code: '123456' },
		refusals: bearer,
	},
	'auth/factors/:id': {
		access: 'account',
		input: () => factor,
		status: 404,
		refusals: bearer,
	},
	/** Without a second factor. */
	'auth/recovery-codes': {
		access: 'account',
		input: () => ({}),
		status: 400,
		refusals: bearer,
		emptyBody: true,
	},
	'auth/jwks': { access: 'public', input: () => ({}) },
	'auth/.well-known/jwks.json': { access: 'public', input: () => ({}) },
	'auth/*': { access: 'public', input: () => ({}), status: 400 },
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

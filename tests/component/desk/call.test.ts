import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { togglePublish } from '#contract/toggle-publish';
import { textOf } from '../../../admin/src/api/api-error.ts';
import { call, onUnauthorized } from '../../../admin/src/api/call.ts';
import { postId } from './a-post.ts';

const fetchMock = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: string) =>
	answer({ success: false, error: 'Não.', code, requestId: 'r1' }, status);
const list = {
	success: true,
	posts: [],
	total: 0,
	page: 1,
	pageSize: 50,
	counts: { all: 0, draft: 0, published: 0, scheduled: 0, deleted: 0 },
	next_scheduled_at: null,
};

beforeEach(() => {
	fetchMock.mockReset();
	vi.stubGlobal('fetch', fetchMock);
	localStorage.clear();
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	onUnauthorized(async () => false);
});
afterEach(() => vi.unstubAllGlobals());

const headersOf = (index: number) => new Headers(fetchMock.mock.calls[index]?.[1]?.headers);

describe('Spec §6: a call of the desk', () => {
	it('Spec §6: sends the list by the session token and everything else by the admin token', async () => {
		fetchMock.mockResolvedValueOnce(answer(list)).mockResolvedValueOnce(refusal(404, 'not_found'));
		await call(adminPosts, { action: 'list' });
		await call(adminPosts, { action: 'get', slug: 'x' }).catch(() => undefined);
		expect(headersOf(0).get('x-session-token')).toBe('s');
		expect(headersOf(0).get('x-admin-token')).toBeNull();
		expect(headersOf(1).get('x-admin-token')).toBe('a');
	});

	it('Spec §6: without a token raises No admin session found, and sends nothing', async () => {
		localStorage.clear();
		await expect(call(adminPosts, { action: 'list' })).rejects.toThrow('No admin session found');
		expect(fetchMock).not.toHaveBeenCalled();
	});

	it('passes on the message, code and status of a failure', async () => {
		fetchMock.mockResolvedValue(refusal(409, 'stale_revision'));
		await expect(call(togglePublish, { postId, publish: true })).rejects.toMatchObject({
			message: 'Não.',
			code: 'stale_revision',
			status: 409,
			requestId: 'r1',
		});
	});

	it.each([
		[500, 'O servidor respondeu de um jeito inesperado'],
		[502, 'O servidor não respondeu.'],
	])('a %i that is none of ours says that %s', async (status, said) => {
		fetchMock.mockResolvedValue(new Response('<h1>Oops</h1>', { status }));
		const failure = await call(adminPosts, { action: 'list' }).catch((error: Error) => error);
		expect(failure).toMatchObject({ code: status === 500 ? 'bad_reply' : 'unreachable', status });
		expect((failure as Error).message).toContain(said);
		expect(textOf(failure, 'Erro ao criar post.')).toBe(
			status === 500 ? 'Erro ao criar post.' : said,
		);
	});

	it('distinguishes a silent server from an offline browser', async () => {
		fetchMock.mockRejectedValue(new TypeError('network'));
		await expect(call(adminPosts, { action: 'list' })).rejects.toMatchObject({
			code: 'unreachable',
			status: 0,
		});
		vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		await expect(call(adminPosts, { action: 'list' })).rejects.toMatchObject({ code: 'offline' });
	});

	it('rejects a reply that does not match the contract', async () => {
		fetchMock.mockResolvedValue(answer({ success: true, posts: 'nenhum' }));
		await expect(call(adminPosts, { action: 'list' })).rejects.toMatchObject({
			code: 'bad_reply',
			message: expect.stringContaining('Recarregue a página: pode haver uma versão nova.'),
		});
	});

	it.each([
		['posts', { ...list, posts: 'nenhum' }],
		['counts.draft', { ...list, counts: { ...list.counts, draft: 'x' } }],
		['posts.0', { ...list, posts: ['x'] }],
	])('names the call and the field of such a reply: %s', async (field, body) => {
		fetchMock.mockResolvedValue(answer(body));
		await expect(call(adminPosts, { action: 'list' })).rejects.toThrow(`(admin-posts: ${field})`);
	});

	it('renews a token that the server no longer accepts, and retries once', async () => {
		fetchMock
			.mockResolvedValueOnce(refusal(401, 'unauthorized'))
			.mockResolvedValueOnce(answer(list));
		onUnauthorized(async () => {
			localStorage.setItem('adminSessionToken', 's2');
			return true;
		});
		await call(adminPosts, { action: 'list' });
		expect(headersOf(1).get('x-session-token')).toBe('s2');
	});
});

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn, logOut } from '../../../admin/src/session/session.ts';
import {
	useWatchedPublications,
	watchPublication,
} from '../../../admin/src/site/watched-publication.ts';
import { aPost } from './a-post.ts';

beforeEach(() => {
	vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
		const { email } = JSON.parse(body);
		const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
		const tokens = { success: true, sessionToken: 's', adminToken: 'a', expiresAt };
		return Response.json(email ? { ...tokens, user: { name: email, email } } : { success: true });
	});
});
afterEach(async () => {
	await logOut();
	vi.unstubAllGlobals();
});

const listWatched = () => renderHook(useWatchedPublications).result.current;
const publish = () => watchPublication(7, aPost({ title: 'Um post', published: true }));

test('the next account at this browser is told nothing of the last one’s changes', async () => {
	await logIn('ana@blog.test', 'senha');
	publish();
	expect(listWatched()).toHaveLength(1);
	await logOut();
	expect(listWatched()).toEqual([]);
});

test('whoever signs in again after her session ended still sees her changes, and another account does not', async () => {
	await logIn('ana@blog.test', 'senha');
	publish();
	await logOut('ended');
	await logIn('ana@blog.test', 'senha');
	expect(listWatched()).toHaveLength(1);
	await logOut('ended');
	await logIn('bia@blog.test', 'senha');
	expect(listWatched()).toEqual([]);
});

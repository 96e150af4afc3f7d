import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { SiteStatus } from '#contract/site-status';
import { RowFinding } from '../../../admin/src/features/posts/post-row.tsx';
import { rowTruth } from '../../../admin/src/features/posts/row-truth.ts';
import type { Finding } from '../../../admin/src/site/finding.ts';
import { aPost } from './a-post.ts';

const cover: Finding = { kind: 'cover', fault: 'port', detail: 'https://e.test:99999/x.png' };
const leftOut: Finding = { kind: 'post', fault: null, detail: 'x is null' };

afterEach(cleanup);

test('a row says what the reader does not see, why, and leads to the field', () => {
	render(<RowFinding postId="p1" finding={cover} />, { wrapper: MemoryRouter });
	expect(screen.getByText(/O leitor não vê a capa\. .*porta que não existe/)).toBeTruthy();
	const link = screen.getByRole('link', { name: 'Ver a capa' });
	expect(link.getAttribute('href')).toBe('/admin/edit/p1#image_url');
});

test('a picture in a text that readers do not see leads to the text', () => {
	const picture: Finding = { kind: 'picture', fault: 'missing', detail: '/uploads/x.png' };
	render(<RowFinding postId="p1" finding={picture} />, { wrapper: MemoryRouter });
	expect(
		screen.getByText(/Há imagem no texto que o leitor não vê\. Este site não tem/),
	).toBeTruthy();
	const link = screen.getByRole('link', { name: 'Ver o texto' });
	expect(link.getAttribute('href')).toBe('/admin/edit/p1#content');
});

test('a post that was left out does not count as on line', () => {
	const post = { ...aPost(), published: true };
	const site = { status: undefined, livePublication: 1, now: '2026-11-20T12:00:00.000Z' };
	expect(rowTruth({ ...post, finding: leftOut }, site).kind).toBe('failed');
	expect(rowTruth({ ...post, finding: cover }, site).kind).toBe('live');
});

test('a public post with stored changes is on line without them', () => {
	const post = { ...aPost(), published: true, has_changes: true };
	const status = { pending: [], build: { state: 'idle' } } as unknown as SiteStatus;
	const site = { status, livePublication: 1, now: '2026-11-20T12:00:00.000Z' };
	expect(rowTruth(post, site)).toMatchObject({
		kind: 'live',
		note: 'no ar, com mudanças não publicadas',
	});
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findMissingPosts } from '../../support/judges/find-missing-posts.ts';

const site = mkdtempSync(join(tmpdir(), 'blog-missing-'));
afterAll(() => rmSync(site, { recursive: true }));

test('a post without its page, with that of another, or without its words is missing from the site', () => {
	mkdirSync(join(site, 'post'));
	const page = (file: string, slug: string, text: string) =>
		writeFileSync(
			join(site, 'post', `${file}.html`),
			`<article data-slug="${slug}"><p>${text}</p></article>`,
		);
	page('inteiro', 'inteiro', 'Um texto inteiro.');
	page('trocado', 'outro', 'Um texto.');
	page('curto', 'curto', 'Um texto.');
	const posts = ['inteiro', 'trocado', 'curto', 'nenhum'].map((slug) => ({
		slug,
		html: '<p>Um texto inteiro.</p>',
	}));
	expect(findMissingPosts(site, posts)).toEqual([
		'trocado: has the page of another post',
		'curto: 1 words are not on its page: inteiro',
		'nenhum: has no page',
	]);
});

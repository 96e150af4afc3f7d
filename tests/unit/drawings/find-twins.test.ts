import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTwins } from '../../support/judges/find-twins.ts';

let site: string;
beforeAll(async () => {
	site = await mkdtemp(join(tmpdir(), 'twins-'));
});
afterAll(() => rm(site, { recursive: true }));

const card = (address: string) => `<div class="media"><img class="art" src="${address}" alt="">`;
const twinsOf = async (html: string) => {
	await writeFile(join(site, 'posts.html'), html);
	return findTwins(site);
};

test('the same picture within three cards of a list is found, whatever post it was drawn for', async () => {
	const [one, like, other] = [
		'um-mesa-mata-0a1b',
		'dois-mesa-vinho-2c3d',
		'tres-vao-mata-4e5f',
	].map((name) => `/panels/${name}.svg`) as [string, string, string];
	const list = (...cards: string[]) => `<div class="grid">${cards.map(card).join('')}</div>`;
	expect(await twinsOf(list(one, other, like))).toEqual([`posts.html: ${like}`]);
	expect(await twinsOf(list(one, other, '/a.jpg', '/b.jpg', like))).toEqual([]);
	expect(await twinsOf(list(one) + list(like))).toEqual([]);
	expect(await twinsOf(list('/a.jpg', '/a.jpg'))).toEqual(['posts.html: /a.jpg']);
});

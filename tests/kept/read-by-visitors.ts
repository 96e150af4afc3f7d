import { setTimeout as pause } from 'node:timers/promises';
import type { DeskApi } from '../support/desk-api.ts';
import type { KeptPost } from './plan-and-tidy.ts';

type Listed = KeptPost & { views: number };

const browsers = ['Mozilla/5.0 (X11; Linux x86_64)', 'Mozilla/5.0 (Macintosh)'];

/** Has two browsers read every post of the site once, and waits until their views are counted. */
export async function readByVisitors(desk: DeskApi, url: string): Promise<void> {
	const list = async () => {
		const asked = { action: 'list', status: 'published', pageSize: 200 };
		return (await desk.call<{ posts: Listed[] }>('admin-posts', asked)).posts;
	};
	const before = await list();
	for (const { slug } of before)
		for (const browser of browsers)
			await fetch(`${url}/api/register-view`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'user-agent': browser },
				body: JSON.stringify({ slug }),
			});
	const sum = (posts: Listed[]) => posts.reduce((views, post) => views + post.views, 0);
	while (sum(await list()) === sum(before)) {
		await desk.call('site-status', {});
		await pause(5_000);
	}
}

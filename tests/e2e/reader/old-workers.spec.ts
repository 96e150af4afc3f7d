import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './reader-test.ts';

/** Answers everything from its cache, as a blog that also reads offline. */
const oldWorker = `
addEventListener('install', (event) => event.waitUntil(caches.open('antigo').then((cache) => cache.add('/')).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match('/')));
`;

/** It loads itself anew when another worker takes over, as many do. */
const oldPage = (worker: string) => `<!doctype html><title>Blog antigo</title><input>
<script>
navigator.serviceWorker.register('${worker}', { scope: '/' });
let isControlled = navigator.serviceWorker.controller !== null;
navigator.serviceWorker.addEventListener('controllerchange', () => isControlled ? location.reload() : (isControlled = true));
</script>`;

for (const path of [
	'/sw.js',
	'/wp-content/plugins/onesignal-free-web-push-notifications/sdk_files/OneSignalSDKWorker.js.php',
]) {
	test(`a browser that an earlier site at this origin left a service worker comes to the blog: ${path}`, async ({
		page,
		siteUrl,
	}) => {
		let hasMoved = false;
		const server = createServer(async ({ url = '/' }, reply) => {
			if (!hasMoved) {
				const isWorker = url === path;
				reply.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
				reply.setHeader('service-worker-allowed', '/');
				reply.end(isWorker ? oldWorker : oldPage(path));
				return;
			}
			const answer = await fetch(siteUrl + url);
			const headers = Object.fromEntries(answer.headers);
			for (const name of ['content-encoding', 'content-length']) delete headers[name];
			reply.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
		});
		await new Promise<void>((resolve) => server.listen(0, resolve));
		const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
		try {
			await page.goto(origin);
			await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
			hasMoved = true;
			await page.goto(origin);
			await expect(page).toHaveTitle('Blog antigo');
			await page.locator('input').fill('Uma pergunta');
			await expect
				.poll(() =>
					page.evaluate(async () => [
						await caches.keys(),
						await navigator.serviceWorker.getRegistrations(),
					]),
				)
				.toEqual([[], []]);
			await page.waitForTimeout(500);
			await expect(page.locator('input')).toHaveValue('Uma pergunta');
			await page.goto(origin);
			await expect(page.locator('.unfiltered')).toBeVisible();
		} finally {
			server.close();
			server.closeAllConnections();
		}
	});
}

import type { Lane } from './deps.ts';
import { netlifyLateStore } from './late-store.ts';

/** Only Netlify's network keeps replies, and there a function has a token for it. */
async function purge(tags: string[]): Promise<void> {
	if (!process.env['NETLIFY_PURGE_API_TOKEN']) return;
	const { purgeCache } = await import('@netlify/functions');
	await purgeCache({ tags });
}

export const openLane = (): Lane => ({
	store: netlifyLateStore(),
	renderLate: async (...given) => (await import('./late-renderer.ts')).renderLate(...given),
	purge,
});

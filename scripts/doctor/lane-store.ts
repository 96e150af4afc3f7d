import { getDeployStore, getStore } from '@netlify/blobs';
import type { LaneExamination } from '#steps/publish/fast-lane-check';

/** The store that this address reads: one deploy has its own, the site another. */
export function openLaneStore(
	url: string,
	env: Record<string, string | undefined>,
): LaneExamination['store'] {
	const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
	if (!siteID || !token) return undefined;
	const deployID = /^([0-9a-f]{24})--/.exec(new URL(url).hostname)?.[1];
	const at = { name: 'late', siteID, token };
	const store = deployID ? getDeployStore({ ...at, deployID }) : getStore(at);
	return {
		replace: async (key, text) => (await store.set(key, text)).modified,
		remove: (key) => store.delete(key),
	};
}

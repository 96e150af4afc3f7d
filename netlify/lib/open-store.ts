import { getDeployStore, getStore } from '@netlify/blobs';
import { isPreview } from './deploy-context.ts';

/** Uses strong consistency. Production deploys share their blobs; a preview has its own, which are deleted with it. */
export function openStore(name: string, fetchBlob: typeof fetch) {
	const options = { name, consistency: 'strong', fetch: fetchBlob } as const;
	return isPreview() ? getDeployStore(options) : getStore(options);
}

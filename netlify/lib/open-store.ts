import { getDeployStore, getStore } from '@netlify/blobs';
import { isPreview } from './deploy-context.ts';

/** Read as last written. Production's deploys share their blobs; a preview has its own, which end with it. */
export function openStore(name: string, fetchBlob: typeof fetch) {
	const options = { name, consistency: 'strong', fetch: fetchBlob } as const;
	return isPreview() ? getDeployStore(options) : getStore(options);
}

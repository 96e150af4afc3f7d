import { paths } from '#config/paths';
import { openDraft } from '#contract/draft-link';
import type { OutputOf } from '#contract/endpoint';

type OpenedDraft = OutputOf<typeof openDraft>;

/** `missing`: no link with this secret opens. `failed`: nobody could say, perhaps with the server's reason. */
export type DraftAnswer =
	| { state: 'opened'; draft: OpenedDraft }
	| { state: 'missing' }
	| { state: 'failed'; reason?: string | undefined };

/** Opens a draft by its link's secret. */
export async function requestDraft(secret: string, signal: AbortSignal): Promise<DraftAnswer> {
	try {
		const response = await fetch(paths.api(openDraft.name), {
			method: openDraft.method,
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ secret }),
			cache: 'no-store',
			referrerPolicy: 'no-referrer',
			signal,
		});
		// A mangled address is as good as a wrong one.
		if (response.status === 404 || response.status === 400) return { state: 'missing' };
		const body: unknown = await response.json();
		const reply = openDraft.response.safeParse(body);
		if (reply.success) return { state: 'opened', draft: reply.data };
		const isTold = response.status === 429 && typeof body === 'object' && body && 'error' in body;
		return { state: 'failed', reason: isTold ? String(body.error) : undefined };
	} catch {
		return { state: 'failed' };
	}
}

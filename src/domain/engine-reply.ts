import { readRetryAfter } from './retry-after.ts';

/**
 * What search engines said when they were told of changed addresses (IndexNow): they took them; the key file was not
 * found (`key`); they call the addresses another site's (`addresses`); they want them later; or they said nothing.
 */
export const engineAnswers = ['accepted', 'key', 'addresses', 'later', 'silent'] as const;
export type EngineAnswer = (typeof engineAnswers)[number];

export interface EngineReply {
	answer: EngineAnswer;
	/** How long to leave them in peace. */
	pauseMs: number;
}

/** A new deploy or somebody's hand has to bring the key file back. */
const keyPauseMs = 3_600_000;

export const silence: EngineReply = { answer: 'silent', pauseMs: 0 };

export function readEngineReply(
	{ status, retryAfter }: { status: number; retryAfter: string | null },
	now: Date,
): EngineReply {
	// 202: accepted, and the key file will be looked at.
	if (status === 200 || status === 202) return { answer: 'accepted', pauseMs: 0 };
	if (status === 403) return { answer: 'key', pauseMs: keyPauseMs };
	if (status === 400 || status === 422) return { answer: 'addresses', pauseMs: 0 };
	return { answer: 'later', pauseMs: readRetryAfter(retryAfter, now) ?? 0 };
}

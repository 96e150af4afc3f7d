/**
 * What search engines said when they were told of changed addresses (IndexNow): they took them; the key file was not
 * found (`key`); they call the addresses another site's (`addresses`); they want them later; or they said nothing.
 */
export const engineAnswers = ['accepted', 'key', 'addresses', 'later', 'silent'] as const;
export type EngineAnswer = (typeof engineAnswers)[number];

export function readEngineAnswer(status: number): EngineAnswer {
	// 202: accepted, and the key file will be looked at.
	if (status === 200 || status === 202) return 'accepted';
	if (status === 403) return 'key';
	return status === 400 || status === 422 ? 'addresses' : 'later';
}

import type { LatePost } from '#domain/site/late-post';
import { lateKeys } from '#domain/site/late-post';
import type { Lane } from '#lib/deps';
import type { LateStore } from '#lib/late-post-store';

export interface TestLane extends Lane {
	texts: Map<string, string>;
	/** Run before each call of the store; may throw. */
	before: (call: 'readTagged' | 'replace', key: string) => Promise<void> | void;
	/** What readers get at a post's address, for a deploy of this publication. */
	find: (slug: string, deployed: number) => LatePost | undefined;
}

/** A lane with a store in memory, whose conditional writes are the platform's. */
export function createTestLane(renderLate: Lane['renderLate']): TestLane {
	const texts: TestLane['texts'] = new Map();
	const store: LateStore = {
		read: async (key) => texts.get(key),
		readTagged: async (key) => {
			await lane.before('readTagged', key);
			const text = texts.get(key);
			return text === undefined ? undefined : { text, tag: text };
		},
		replace: async (key, text, tag) => {
			await lane.before('replace', key);
			if (texts.get(key) !== tag) return false;
			texts.set(key, text);
			return true;
		},
		remove: async (key) => void texts.delete(key),
		list: async (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
	};
	const lane: TestLane = {
		store,
		renderLate,
		texts,
		before: () => undefined,
		find: (slug, deployed) => {
			const text = texts.get(lateKeys.post(slug));
			const late = text === undefined ? undefined : (JSON.parse(text) as LatePost);
			return late?.parts && late.publication > deployed ? late : undefined;
		},
	};
	return lane;
}

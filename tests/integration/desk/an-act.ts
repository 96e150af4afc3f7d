import type fc from 'fast-check';
import type { PostValues } from '../../../admin/src/journal/post-values.ts';
import type { Life } from './life.ts';

/** What is known of a life before its next act. */
export interface Facts {
	/** Which tabs have a form, and which are asking a question. */
	forms: boolean[];
	asks: boolean[];
	posts: number;
	/** Number of acts done. */
	steps: number;
}

/** How many acts make up a life; more are drawn than can be done. */
export const stepsOfALife = 30;

export const factsOf = (life: Life): Facts => ({
	forms: life.tabs.map(({ inHand }) => inHand !== undefined),
	asks: life.tabs.map(({ inHand }) => Boolean(inHand?.context.state.conflict)),
	posts: life.posts.length,
	steps: life.steps,
});

export type Allowed = (PostValues | null)[];

/** An act: its name, when it is possible, and what else readers may see after it. */
export class Act implements fc.AsyncCommand<Facts, Life> {
	private readonly name: string;
	readonly check: (facts: Readonly<Facts>) => boolean;
	private readonly act: (life: Life) => Promise<unknown>;

	constructor(
		name: string,
		check: (facts: Readonly<Facts>) => boolean,
		act: (life: Life) => Promise<unknown>,
	) {
		this.name = name;
		this.check = (facts) => facts.steps < stepsOfALife && check(facts);
		this.act = act;
	}

	async run(facts: Facts, life: Life): Promise<void> {
		const allowed = (await this.act(life)) as Allowed | undefined;
		await life.holds(allowed);
		life.steps += 1;
		Object.assign(facts, factsOf(life));
	}

	toString = () => this.name;
}

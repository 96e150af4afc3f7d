import type fc from 'fast-check';
import type { PostValues } from '../../../admin/src/text/post-values.ts';
import type { Life } from './life.ts';

/** What is known of a life before its next act. */
export interface Facts {
	/** Which tabs have a form, and which are asking a question. */
	forms: boolean[];
	asks: boolean[];
	/** Which show a post that is on the site. */
	live: boolean[];
	posts: number;
	/** Plans of the first post. */
	plans: number;
	/** Number of acts to do. */
	left: number;
}

export async function factsOf(life: Life): Promise<Facts> {
	const forms = await life.forms();
	return {
		forms: forms.map((form) => form !== undefined),
		asks: forms.map((form) => Boolean(form?.text.conflict)),
		live: forms.map((form) => form?.text.post?.published ?? false),
		posts: life.posts.length,
		plans: life.posts[0] ? (await life.plansOf(life.posts[0])).length : 0,
		left: life.length - life.steps,
	};
}

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
		this.check = (facts) => facts.left > 0 && check(facts);
		this.act = act;
	}

	async run(facts: Facts, life: Life): Promise<void> {
		const allowed = (await this.act(life)) as Allowed | undefined;
		await life.holds(allowed);
		life.steps += 1;
		Object.assign(facts, await factsOf(life));
	}

	toString = () => this.name;
}

import fc from 'fast-check';
import { runSchedule } from '#actions/run-schedule';
import { paths } from '#config/paths';
import { putOff } from '../../../admin/src/features/post-form/text-conflict.ts';
import { findLost } from '../../../admin/src/journal/find-lost.ts';
import { removeEntry } from '../../../admin/src/journal/journal.ts';
import { type PostValues, valuesOf } from '../../../admin/src/journal/post-values.ts';
import { admin } from '../../support/test-api.ts';
import type { Tab } from './a-tab.tsx';
import { editAddress, type Life } from './life.ts';

/** What is known of a life before its next act. */
export interface Facts {
	/** Which tabs have a form in hand, and which a question. */
	forms: boolean[];
	asks: boolean[];
	posts: number;
}

export const factsOf = (life: Life): Facts => ({
	forms: life.tabs.map(({ inHand }) => inHand !== undefined),
	asks: life.tabs.map(({ inHand }) => Boolean(inHand?.context.state.conflict)),
	posts: life.posts.length,
});

type Allowed = (PostValues | null)[];

/** An act: its name, when it can be done, and what readers may see after it beside what they saw. */
class Act implements fc.AsyncCommand<Facts, Life> {
	private readonly name: string;
	readonly check: (facts: Readonly<Facts>) => boolean;
	private readonly act: (life: Life) => Promise<unknown>;

	constructor(
		name: string,
		check: (facts: Readonly<Facts>) => boolean,
		act: (life: Life) => Promise<unknown>,
	) {
		this.name = name;
		this.check = check;
		this.act = act;
	}

	async run(facts: Facts, life: Life): Promise<void> {
		const allowed = (await this.act(life)) as Allowed | undefined;
		await life.holds(allowed);
		Object.assign(facts, factsOf(life));
	}

	toString = () => this.name;
}

const tabs = fc.constantFrom(0, 0, 0, 1);
const hasForm = (tab: number) => (facts: Readonly<Facts>) => facts.forms[tab] === true;
const writes = (tab: number) => (facts: Readonly<Facts>) =>
	facts.forms[tab] === true && !facts.asks[tab];
const hasPost = (facts: Readonly<Facts>) => facts.posts > 0;

const valuesIn = (tab: Tab): PostValues[] => {
	const values = tab.inHand?.context.writer.text.values;
	return values ? [values] : [];
};

/** Presses, and answers what was in the form before and after: a press may join what came from elsewhere. */
async function press(tab: Tab, press: () => Promise<void>): Promise<Allowed> {
	const { writer } = tab.inHand?.context ?? {};
	const before = valuesIn(tab);
	await press();
	return writer ? [...before, writer.text.values] : before;
}

const first = (life: Life): string => life.posts[0] as string;
const call = (life: Life, name: string, input: object) => {
	return life.browser.does(() => life.calls(name, input));
};
const live = async (life: Life): Promise<Allowed> => {
	const [row, draft] = [await life.row(first(life)), await life.draft(first(life))];
	return [row && valuesOf(row as never), draft?.fields].filter((values) => values !== undefined);
};

const typing = fc
	.tuple(tabs, fc.constantFrom('title', 'content', 'content', 'excerpt', 'tags'))
	.map(([tab, field]) => {
		return new Act(`types ${field} in ${tab}`, writes(tab), async (life) => {
			const word = life.newWord();
			if (field === 'tags') await life.tabs[tab]?.types('tags', (tags) => [...tags, word]);
			else await life.tabs[tab]?.types(field as 'title', (text) => `${text} ${word}`.trim());
		});
	});

const clearing = fc.tuple(tabs, fc.constantFrom('title', 'content', 'category_id')).map(
	([tab, field]) =>
		new Act(`clears ${field} in ${tab}`, writes(tab), async (life) => {
			await life.tabs[tab]?.types(field as 'title', (text) => {
				life.takesBack(text);
				return '';
			});
		}),
);

const filling = tabs.map(
	(tab) =>
		new Act(`fills ${tab}`, writes(tab), async (life) => {
			const form = life.tabs[tab];
			await form?.types('title', (text) => text || `Título ${life.newWord()}`);
			await form?.types('content', (text) => text || `Texto ${life.newWord()}`);
			await form?.types('category_id', () => life.categoryId);
		}),
);

const renaming = fc.tuple(tabs, fc.nat(3)).map(
	([tab, number]) =>
		new Act(`renames ${tab} to ${number}`, writes(tab), async (life) => {
			await life.tabs[tab]?.types('slug', () => `endereco-${first(life)?.slice(0, 8)}-${number}`);
		}),
);

const scheduling = fc.tuple(tabs, fc.constantFrom(-5, 1, 90, 1_500, null)).map(
	([tab, minutes]) =>
		new Act(
			`chooses ${minutes === null ? 'no time' : `in ${minutes} min`} in ${tab}`,
			writes(tab),
			async (life) => {
				if (life.tabs[tab]?.inHand?.context.state.post?.published) return;
				const at = minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString();
				await life.tabs[tab]?.chooses(at);
			},
		),
);

const pressing = fc.tuple(tabs, fc.constantFrom('main', 'main', 'save', 'keep', 'discard')).map(
	([tab, button]) =>
		new Act(`presses ${button} in ${tab}`, writes(tab), async (life) => {
			const form = life.tabs[tab] as Tab;
			const { state, writer } = form.inHand?.context ?? {};
			const isPublished = state?.post?.published ?? false;
			if (button === 'discard' && !(isPublished && state?.unpublished)) return;
			if (button === 'save' && isPublished) return;
			if (button === 'main' && isPublished && !state?.unpublished) return;
			if (button === 'discard') life.takesBack(JSON.stringify(writer?.text.values));
			const allowed = await press(form, () => form.presses(button as 'main'));
			for (const name of form.inHand?.faulty ?? []) life.seesField(form, name);
			return button === 'keep' || button === 'discard' ? [] : allowed;
		}),
);

const waiting = fc.constantFrom(250, 1_500, 30_000).map(
	(ms) =>
		new Act(
			`waits ${ms} ms`,
			() => true,
			(life) => life.browser.waits(ms),
		),
);

const ticking = fc.constantFrom(2, 100, 1_600).map(
	(minutes) =>
		new Act(`ticks after ${minutes} min`, hasPost, async (life) => {
			const [row] = await live(life);
			await life.browser.waits(minutes * 60_000);
			await life.browser.does(() => runSchedule(life.api.deps));
			return row ? [row] : [];
		}),
);

const list = fc.constantFrom('publish', 'unpublish', 'bin', 'unbin').map(
	(act) =>
		new Act(`${act} in the list`, hasPost, async (life) => {
			const postId = first(life);
			const allowed = await live(life);
			if (act === 'publish' || act === 'unpublish')
				await call(life, 'toggle-publish', { postId, publish: act === 'publish' });
			else
				await call(life, 'delete-post', { postId, action: act === 'bin' ? 'delete' : 'restore' });
			return act === 'publish' ? allowed : [null];
		}),
);

const versions = fc.nat(3).map(
	(back) =>
		new Act(`restores the version ${back} before`, hasPost, async (life) => {
			const post_id = first(life);
			const current_revision = (await life.row(post_id))?.revision ?? 1;
			const revision = Math.max(1, current_revision - back);
			await call(life, 'post-revisions', {
				action: 'restore',
				post_id,
				revision,
				current_revision,
			});
			const row = await life.row(post_id);
			return row ? [valuesOf(row as never)] : [];
		}),
);

const opening = fc.tuple(tabs, fc.boolean()).map(
	([tab, isNew]) =>
		new Act(
			`opens ${isNew ? 'a new post' : 'the post'} in ${tab}`,
			() => true,
			async (life) => {
				await life.tabs[tab]?.closes();
				const address = isNew || !life.posts[0] ? paths.admin.create : editAddress(first(life));
				await life.tabs[tab]?.opens(address);
			},
		),
);

const leaving = fc.tuple(tabs, fc.constantFrom('reloads', 'closes', 'leaves')).map(
	([tab, way]) =>
		new Act(`${way} ${tab}`, hasForm(tab), async (life) => {
			const form = life.tabs[tab] as Tab;
			if (way === 'leaves') await form.goes(paths.admin.home);
			else await form[way as 'closes']();
		}),
);

const network = fc.constantFrom('offline', 'online', 'no answer').map(
	(what) =>
		new Act(
			what,
			() => true,
			async (life) => {
				if (what === 'online') await life.browser.comesOnline();
				else if (what === 'offline') life.browser.isOnline = false;
				else life.browser.losesNextAnswer = true;
			},
		),
);

const session = fc.boolean().map(
	(ends) =>
		new Act(
			ends ? 'the session ends' : 'signs in',
			() => true,
			async (life) => {
				if (ends) await life.browser.losesSession();
				else if (life.browser.isOnline) await life.browser.signsIn();
			},
		),
);

const choosing = fc.tuple(tabs, fc.constantFrom('mine', 'theirs', 'later')).map(
	([tab, side]) =>
		new Act(
			`chooses ${side} in ${tab}`,
			(facts) => facts.asks[tab] === true,
			async (life) => {
				const form = life.tabs[tab] as Tab;
				const { state, writer } = form.inHand?.context ?? {};
				if (!state?.conflict || !writer) return;
				if (side === 'later') return life.browser.does(() => putOff(writer.text));
				const { mine, theirs } = state.conflict.versions;
				life.takesBack(JSON.stringify(side === 'mine' ? theirs : mine));
				return press(form, () => form.settles(side as 'mine'));
			},
		),
);

const recovering = tabs.map(
	(tab) =>
		new Act(`takes back what was left behind in ${tab}`, writes(tab), async (life) => {
			const { writer, start } = life.tabs[tab]?.inHand?.context ?? {};
			if (!writer || !start) return;
			await life.browser.does(async () => {
				const lost = await findLost(admin.email, start.id);
				if (!lost) return;
				life.takesBack(JSON.stringify(writer.text.values));
				writer.text.take(lost.values);
				void writer.flush();
				await removeEntry(lost);
			});
		}),
);

export const acts = [
	...[typing, typing, filling, pressing, pressing, pressing],
	...[clearing, renaming, scheduling, waiting, ticking, list, versions],
	...[opening, opening, leaving, network, session, choosing, choosing, recovering],
];

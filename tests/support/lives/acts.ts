import fc from 'fast-check';
import { paths } from '#config/paths';
import { mainIntent } from '../../../admin/src/features/post-form/action-buttons.tsx';
import type { PostValues } from '../../../admin/src/text/post-values.ts';
import type { Intent } from '../../../admin/src/text/text-state.ts';
import { Act, type Allowed, type Facts } from './an-act.ts';
import { editAddress } from './life.ts';
import type { DeskTab, Press } from './the-desk.ts';

export const tabs = fc.constantFrom<(0 | 1)[]>(0, 0, 0, 1);
const hasForm = (tab: number) => (facts: Readonly<Facts>) => facts.forms[tab] === true;
export const writes = (tab: number) => (facts: Readonly<Facts>) =>
	facts.forms[tab] === true && !facts.asks[tab];

const forReaders: readonly Intent[] = ['publish', 'save-to-site'];

/**
 * Presses a button and, if its label says that it publishes, returns the values that readers may see afterwards: those
 * in the form before and after, because a press may merge changes from elsewhere.
 */
export async function press(
	tab: DeskTab,
	intent: Intent | undefined,
	press: () => Promise<PostValues | undefined>,
): Promise<Allowed> {
	const before = (await tab.sees())?.text.values;
	const after = await press();
	if (!intent || !forReaders.includes(intent)) return [];
	return [before, after].filter((values) => values !== undefined);
}

const typing = fc
	.tuple(tabs, fc.constantFrom('title', 'content', 'content', 'excerpt', 'tags'))
	.map(([tab, field]) => {
		return new Act(`types ${field} in ${tab}`, writes(tab), async (life) => {
			const word = life.newWord();
			if (field === 'tags') await life.tabs[tab].types('tags', (tags) => [...tags, word]);
			else await life.tabs[tab].types(field as 'title', (text) => `${text} ${word}`.trim());
		});
	});

const clearing = fc.tuple(tabs, fc.constantFrom('title', 'content', 'category_id')).map(
	([tab, field]) =>
		new Act(`clears ${field} in ${tab}`, writes(tab), async (life) => {
			await life.tabs[tab].types(field as 'title', (text) => {
				life.takesBack(text);
				return '';
			});
		}),
);

const filling = tabs.map(
	(tab) =>
		new Act(`fills ${tab}`, writes(tab), async (life) => {
			const form = life.tabs[tab];
			await form.types('title', (text) => text || `Título ${life.newWord()}`);
			await form.types('content', (text) => text || `Texto ${life.newWord()}`);
			await form.types('category_id', () => life.categoryId);
		}),
);

const renaming = fc.tuple(tabs, fc.nat(3)).map(
	([tab, number]) =>
		new Act(`renames ${tab} to ${number}`, writes(tab), async (life) => {
			await life.tabs[tab].types('slug', () => `endereco-${life.posts[0]?.slice(0, 8)}-${number}`);
		}),
);

const scheduling = fc.tuple(tabs, fc.constantFrom(-5, 1, 90, 1_500, null)).map(
	([tab, minutes]) =>
		new Act(
			`chooses ${minutes === null ? 'no time' : `in ${minutes} min`} in ${tab}`,
			writes(tab),
			async (life) => {
				if ((await life.tabs[tab].sees())?.text.post?.published) return;
				const at = minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString();
				await life.tabs[tab].chooses(at);
			},
		),
);

const buttons = fc.constantFrom<Press[]>('main', 'main', 'save', 'keep', 'discard');
const pressing = fc.tuple(tabs, buttons).map(
	([tab, button]) =>
		new Act(`presses ${button} in ${tab}`, writes(tab), async (life) => {
			const form = life.tabs[tab];
			const { text } = (await form.sees()) ?? {};
			const isPublished = text?.post?.published ?? false;
			if (button === 'discard' && !(isPublished && text?.unpublished)) return;
			if (button === 'save' && isPublished) return;
			if (button === 'main' && isPublished && !text?.unpublished) return;
			if (button === 'discard') life.takesBack(JSON.stringify(text?.values));
			const intent = mainIntent(isPublished, text?.scheduling ?? false);
			const said = button === 'main' ? intent : undefined;
			const allowed = await press(form, said, () => form.presses(button));
			const after = await form.sees();
			for (const name of after?.faulty ?? []) life.seesField(after, name);
			return allowed;
		}),
);

const opening = fc.tuple(tabs, fc.boolean()).map(
	([tab, isNew]) =>
		new Act(
			`opens ${isNew ? 'a new post' : 'the post'} in ${tab}`,
			() => true,
			async (life) => {
				await life.tabs[tab].closes();
				const address = isNew || !life.posts[0] ? paths.admin.create : editAddress(life.posts[0]);
				await life.tabs[tab].opens(address);
			},
		),
);

const leaving = fc.tuple(tabs, fc.constantFrom('reloads', 'closes', 'leaves')).map(
	([tab, way]) =>
		new Act(`${way} ${tab}`, hasForm(tab), async (life) => {
			const form = life.tabs[tab];
			if (way === 'leaves') await form.goesHome();
			else await form[way as 'closes']();
		}),
);

const choosing = fc.tuple(tabs, fc.constantFrom('mine', 'theirs', 'later')).map(
	([tab, side]) =>
		new Act(
			`chooses ${side} in ${tab}`,
			(facts) => facts.asks[tab] === true,
			async (life) => {
				const form = life.tabs[tab];
				const { conflict } = (await form.sees())?.text ?? {};
				if (!conflict) return;
				if (side === 'later') return form.putsOff();
				const { mine, theirs } = conflict.versions;
				life.takesBack(JSON.stringify(side === 'mine' ? theirs : mine));
				return press(form, conflict.resume, () => form.settles(side as 'mine'));
			},
		),
);

const recovering = tabs.map(
	(tab) =>
		new Act(`takes back what was left behind in ${tab}`, writes(tab), async (life) => {
			const replaced = await life.tabs[tab].recovers();
			if (replaced) life.takesBack(JSON.stringify(replaced));
		}),
);

/** What is done with the form. */
export const acts = [
	...[typing, typing, filling, pressing, pressing, pressing],
	...[clearing, renaming, scheduling, choosing, choosing, recovering],
	...[opening, opening, leaving],
];

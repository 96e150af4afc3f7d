import fc from 'fast-check';
import { paths } from '#config/paths';
import { mainIntent } from '../../../admin/src/features/post-form/action-buttons.tsx';
import type { Intent } from '../../../admin/src/features/post-form/text-state.ts';
import { findLost } from '../../../admin/src/journal/find-lost.ts';
import { removeEntry } from '../../../admin/src/journal/journal.ts';
import type { PostValues } from '../../../admin/src/journal/post-values.ts';
import { admin } from '../../support/test-api.ts';
import type { Tab } from './a-tab.tsx';
import { actsElsewhere } from './acts-elsewhere.ts';
import { Act, type Allowed, type Facts } from './an-act.ts';
import { editAddress } from './life.ts';

const tabs = fc.constantFrom(0, 0, 0, 1);
const hasForm = (tab: number) => (facts: Readonly<Facts>) => facts.forms[tab] === true;
const writes = (tab: number) => (facts: Readonly<Facts>) =>
	facts.forms[tab] === true && !facts.asks[tab];
const valuesIn = (tab: Tab): PostValues[] => {
	const values = tab.inHand?.context.writer.text.values;
	return values ? [values] : [];
};

const forReaders: readonly Intent[] = ['publish', 'save-to-site'];

/**
 * Presses a button and, if its label says that it publishes, returns the values that readers may see afterwards: those
 * in the form before and after, because a press may merge changes from elsewhere.
 */
async function press(
	tab: Tab,
	intent: Intent | undefined,
	press: () => Promise<void>,
): Promise<Allowed> {
	const { writer } = tab.inHand?.context ?? {};
	const before = valuesIn(tab);
	await press();
	if (!intent || !forReaders.includes(intent)) return [];
	return writer ? [...before, writer.text.values] : before;
}

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
			await life.tabs[tab]?.types('slug', () => `endereco-${life.posts[0]?.slice(0, 8)}-${number}`);
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
			const intent = mainIntent(isPublished, state?.scheduling ?? false);
			const said = button === 'main' ? intent : undefined;
			const allowed = await press(form, said, () => form.presses(button as 'main'));
			for (const name of form.inHand?.faulty ?? []) life.seesField(form, name);
			return allowed;
		}),
);

const opening = fc.tuple(tabs, fc.boolean()).map(
	([tab, isNew]) =>
		new Act(
			`opens ${isNew ? 'a new post' : 'the post'} in ${tab}`,
			() => true,
			async (life) => {
				await life.tabs[tab]?.closes();
				const address = isNew || !life.posts[0] ? paths.admin.create : editAddress(life.posts[0]);
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

const choosing = fc.tuple(tabs, fc.constantFrom('mine', 'theirs', 'later')).map(
	([tab, side]) =>
		new Act(
			`chooses ${side} in ${tab}`,
			(facts) => facts.asks[tab] === true,
			async (life) => {
				const form = life.tabs[tab] as Tab;
				const { state, writer } = form.inHand?.context ?? {};
				if (!state?.conflict || !writer) return;
				if (side === 'later') return life.browser.does(() => writer.text.dispatch('putOff'));
				const { mine, theirs } = state.conflict.versions;
				life.takesBack(JSON.stringify(side === 'mine' ? theirs : mine));
				return press(form, state.conflict.resume, () => form.settles(side as 'mine'));
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
				writer.text.dispatch('recovered', lost.values);
				void writer.flush();
				await removeEntry(lost);
			});
		}),
);

export const acts = [
	...[typing, typing, filling, pressing, pressing, pressing],
	...[clearing, renaming, scheduling, choosing, choosing, recovering],
	...[opening, opening, leaving, ...actsElsewhere],
];

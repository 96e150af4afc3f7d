import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Plan } from '#contract/plans';
import { valuesOf } from '#domain/post/form-values';
import { press, tabs, writes } from './acts.ts';
import { Act, type Facts } from './an-act.ts';
import { aName, type Life } from './life.ts';

const hasPost = (facts: Readonly<Facts>) => facts.posts > 0;
const first = (life: Life): string => life.posts[0] as string;
const minutes = fc.constantFrom(1, 90, 1_500);

const hasPlans = (facts: Readonly<Facts>) => facts.plans > 0;
const isLive = (tab: number) => (facts: Readonly<Facts>) =>
	writes(tab)(facts) && facts.live[tab] === true;

/** Until its time readers see what they saw. */
const planning = fc.tuple(tabs, minutes).map(
	([tab, ahead]) =>
		new Act(`plans a change in ${tab} for in ${ahead} min`, isLive(tab), async (life) => {
			const form = life.tabs[tab];
			await form.types('content', (text) => `${text} ${life.newWord()}`.trim());
			await form.plans(life.inMinutes(ahead));
		}),
);

/** Away from the planned change or in the same passage. */
const correcting = fc.tuple(tabs, fc.boolean()).map(
	([tab, isNear]) =>
		new Act(
			`corrects the ${isNear ? 'end' : 'beginning'} in ${tab}`,
			(facts) => isLive(tab)(facts) && hasPlans(facts),
			async (life) => {
				const form = life.tabs[tab];
				const word = life.newWord();
				await form.types('content', (text) => (isNear ? `${text} ${word}` : `${word} ${text}`));
				return press(form, 'save-to-site', () => form.presses('main'));
			},
		),
);

const takingBack = tabs.map(
	(tab) =>
		new Act(
			`takes the planned change back in ${tab}`,
			(facts) => writes(tab)(facts) && hasPlans(facts),
			(life) => life.tabs[tab].takesPlanBack(),
		),
);

/** A post of somebody else that is on the site. */
async function publishAnother(life: Life) {
	const { body } = await life.browser.calls('create-post', {
		id: crypto.randomUUID(),
		title: aName('Alvo'),
		content: 'Outro texto.',
		author: 'Ana',
		category_id: life.categoryId,
		published: true,
	});
	life.posts.push(body.post.id);
	return body.post;
}

const leaving = fc.tuple(minutes, fc.boolean()).map(
	([ahead, isLed]) =>
		new Act(
			`plans to leave the site in ${ahead} min${isLed ? ', to another post' : ''}`,
			hasPost,
			async (life) => {
				const target = isLed ? await publishAnother(life) : undefined;
				await life.browser.calls('plans', {
					action: 'plan-removal',
					post_id: first(life),
					at: life.inMinutes(ahead),
					leads_to: target?.id ?? null,
				});
				return target ? [valuesOf(target)] : [];
			},
		),
);

const listed = async (life: Life): Promise<Plan[]> => {
	const asked = { action: 'list', post_id: first(life) };
	return (await life.browser.calls('plans', asked)).body.plans ?? [];
};

const cancelling = fc.constantFrom(0, 1).map(
	(which) =>
		new Act(`takes plan ${which} back in the list`, hasPlans, async (life) => {
			const plan = (await listed(life))[which];
			if (!plan) return;
			const asked = { action: 'get', post_id: plan.post_id };
			const hadCopy = (await life.browser.calls('drafts', asked)).body.draft;
			await life.browser.calls('plans', { action: 'cancel', id: plan.id });
			const isGone = (await listed(life)).every(({ id }) => id !== plan.id);
			assert.equal(isGone, plan.kind === 'removal' || !hadCopy, 'no copy replaces another');
		}),
);

const moving = fc.tuple(fc.constantFrom(0, 1), minutes).map(
	([which, ahead]) =>
		new Act(`moves plan ${which} to in ${ahead} min`, hasPlans, async (life) => {
			const { id } = (await listed(life))[which] ?? {};
			if (id) await life.browser.calls('plans', { action: 'move', id, at: life.inMinutes(ahead) });
		}),
);

/** What an editor plans for a post, in its form and elsewhere. */
export const planActs = [
	planning,
	planning,
	correcting,
	correcting,
	takingBack,
	leaving,
	cancelling,
	moving,
];

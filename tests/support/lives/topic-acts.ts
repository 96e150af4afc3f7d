import fc from 'fast-check';
import { Act, type Facts } from './an-act.ts';
import { aName, type Life } from './life.ts';

const hasPost = (facts: Readonly<Facts>) => facts.posts > 0;

const changeTopic = async (life: Life, input: object): Promise<string | null> => {
	const { body } = await life.browser.calls('change-topic', input);
	return body.change ?? null;
};

async function renameCategory(life: Life): Promise<void> {
	const look = { icon: null, accent: null, line: '' };
	const name = aName('Dicas');
	await changeTopic(life, { action: 'change-category', id: life.categoryId, name, ...look });
}

/** Brings all posts of this life into another category, and takes it back now and then. */
async function mergeCategory(life: Life, isUndone: boolean): Promise<void> {
	const { body } = await life.browser.calls('create-category', { name: aName('Notas') });
	const [id, into] = [life.categoryId, body.category.id];
	const change = await changeTopic(life, { action: 'merge-category', id, into });
	if (!isUndone) life.categoryId = into;
	else await changeTopic(life, { action: 'undo', change });
}

async function renameTag(life: Life, isUndone: boolean): Promise<void> {
	const row = await life.row(life.posts[0] as string);
	const name = row?.tags[0];
	if (!name) return;
	const to = life.newTag();
	life.readers.renamesTag(name, to);
	const change = await changeTopic(life, { action: 'rename-tag', name, to });
	if (!isUndone) return life.takesBack(name);
	await changeTopic(life, { action: 'undo', change });
	life.takesBack(to);
}

const topics = fc.tuple(fc.constantFrom('names', 'merges', 'tags'), fc.boolean()).map(
	([what, isUndone]) =>
		new Act(`changes topics: ${what}${isUndone ? ', and back' : ''}`, hasPost, (life) => {
			if (what === 'names') return renameCategory(life);
			return what === 'merges' ? mergeCategory(life, isUndone) : renameTag(life, isUndone);
		}),
);

/** What an editor does in Categorias e tags meanwhile; no form is disturbed by it, and readers see the same text. */
export const topicActs = [topics];

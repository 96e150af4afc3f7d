import { pickState } from '../why-hidden.ts';

const exported =
	/^export\s+(?:const|let|var)\s+(?:meta|metadata|data|front_?matter)\b[^=]*=\s*\{([\s\S]*?)^\s*\}/im;
const field = /(?:^|[{,])\s*["']?([\w-]+)["']?\s*:\s*("[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[\w.-]+)/gm;

const properties = /^# [^\n]*\n\n((?:[^\n:]{1,40}:[ \t][^\n]*\n)+)/;

/** An article of MDX may say in its program whether it is public, and one of Notion below its title. */
export function readStateInText(
	text: string,
	{ isMdx, isNotion }: { isMdx: boolean; isNotion: boolean },
): Record<string, unknown> {
	const [program = ''] = text.split(/^(?:```|~~~)/m, 1);
	const [, block = ''] = (isMdx && exported.exec(program)) || [];
	const fields = [...block.matchAll(field)].map(([, name = '', value = '']) => [
		name,
		value.replace(/^(["'`])(.*)\1$/, '$2'),
	]);
	const [, lines = ''] = (isNotion && properties.exec(text.replace(/\r\n/g, '\n'))) || [];
	const said = lines.split('\n').map((line) => line.split(/:[ \t](.*)/s, 2));
	return pickState(Object.fromEntries([...fields, ...said.filter(([name]) => name)]));
}

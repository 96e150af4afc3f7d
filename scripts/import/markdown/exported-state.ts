import { pickState } from '../why-hidden.ts';

const exported =
	/^export\s+(?:const|let|var)\s+(?:meta|metadata|data|front_?matter)\b[^=]*=\s*\{([\s\S]*?)^\s*\}/im;
const field = /(?:^|[{,])\s*["']?([\w-]+)["']?\s*:\s*("[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[\w.-]+)/gm;

/** An article of MDX may say in a line of its program whether it is public. */
export function readExportedState(text: string): Record<string, unknown> {
	const [program = ''] = text.split(/^(?:```|~~~)/m, 1);
	const [, block = ''] = exported.exec(program) ?? [];
	const fields = [...block.matchAll(field)].map(([, name = '', value = '']) => [
		name,
		value.replace(/^(["'`])(.*)\1$/, '$2'),
	]);
	return pickState(Object.fromEntries(fields));
}

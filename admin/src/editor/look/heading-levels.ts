import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

const [first, last] = [2, 4];
const known = new WeakMap<object, ReadonlyMap<number, number>>();
const heading = /^(?:ATX|Setext)Heading([1-6])$/;

/** In order, from 2, without gaps. */
export function rankHeadings(levels: readonly number[]): number[] {
	const above: number[] = [];
	return levels.map((level) => {
		while ((above.at(-1) ?? 0) >= level) above.pop();
		above.push(level);
		return Math.min(first + above.length - 1, last);
	});
}

/**
 * The article's heading levels, by offset: consecutive from 2, without gaps. A leading first-level heading is the
 * title, which the page already shows.
 */
export function headingLevels(state: EditorState): ReadonlyMap<number, number> {
	const tree = syntaxTree(state);
	const made = known.get(tree);
	if (made) return made;
	const found: { from: number; level: number }[] = [];
	tree.iterate({
		enter: ({ name, from }) => {
			const level = Number(heading.exec(name)?.[1] ?? 0);
			if (level > 0) found.push({ from, level });
			return name === 'Document';
		},
	});
	const isTitle = found[0]?.level === 1 && found[0].from === tree.topNode.firstChild?.from;
	const ranks = rankHeadings(found.slice(Number(isTitle)).map(({ level }) => level));
	const levels = new Map(
		found.map(({ from }, index) => [from, (isTitle ? [first, ...ranks] : ranks)[index] ?? first]),
	);
	known.set(tree, levels);
	return levels;
}

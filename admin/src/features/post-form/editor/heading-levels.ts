import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

const [first, last] = [2, 4];
const known = new WeakMap<object, ReadonlyMap<number, number>>();
const heading = /^(?:ATX|Setext)Heading([1-6])$/;

/**
 * The article's heading levels, by offset: consecutive from 2, without gaps. A leading first-level heading is the
 * title, which the page already shows.
 */
export function headingLevels(state: EditorState): ReadonlyMap<number, number> {
	const tree = syntaxTree(state);
	const made = known.get(tree);
	if (made) return made;
	const levels = new Map<number, number>();
	const above: number[] = [];
	tree.iterate({
		enter: ({ name, from }) => {
			const level = Number(heading.exec(name)?.[1] ?? 0);
			if (level === 1 && from === tree.topNode.firstChild?.from) levels.set(from, first);
			else if (level > 0) {
				while ((above.at(-1) ?? 0) >= level) above.pop();
				above.push(level);
				levels.set(from, Math.min(first + above.length - 1, last));
			}
			return name === 'Document';
		},
	});
	known.set(tree, levels);
	return levels;
}

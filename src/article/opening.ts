import { limits } from '#config/limits';
import { dropUnseen } from '#domain/drop-unseen';
import { bareAddress, cutExcerpt } from '#domain/excerpt';
import { isElement, type TreeNode, textOf } from './tree.ts';

/** They are read beside the prose, not as its beginning. */
const isAside = (node: TreeNode): boolean =>
	isElement(node, 'table', 'pre', 'figcaption') ||
	(isElement(node) && node.attributes['class'] === 'video');

const withoutAsides = (node: TreeNode): TreeNode =>
	isElement(node)
		? {
				...node,
				children: node.children.filter((child) => !isAside(child)).map(withoutAsides),
			}
		: node;

/** Spec §5: how an article's prose begins, which is its excerpt unless somebody types one. */
export function openingOf(body: readonly TreeNode[]): string {
	let prose = '';
	for (const node of body) {
		if (prose.length > limits.excerpt) break;
		const line = isAside(node) ? '' : dropUnseen(textOf(withoutAsides(node)));
		if (line !== '' && !bareAddress.test(line)) prose += prose === '' ? line : ` ${line}`;
	}
	return cutExcerpt(prose);
}

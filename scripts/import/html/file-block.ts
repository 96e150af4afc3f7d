import { type ElementNode, isElement } from '#article/tree';
import { textOf } from './nodes.ts';

const bears = ({ attributes }: ElementNode, name: string) =>
	(attributes['class'] ?? '').split(/\s+/).includes(name);

/** WordPress's file block has a button beside the name: the name alone leads to the file. */
export function setFile(box: ElementNode): void {
	if (!bears(box, 'wp-block-file')) return;
	const links = box.children.filter((node) => isElement(node, 'a'));
	const button = links.find((link) => bears(link, 'wp-block-file__button'));
	const name = links.find((link) => link !== button && textOf(link).trim() !== '');
	if (!button || !name) return;
	name.attributes['href'] = button.attributes['href'] ?? '';
	box.children = box.children.filter((node) => node !== button);
}

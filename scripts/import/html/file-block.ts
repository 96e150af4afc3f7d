import { attributeOf, type Element, isElement, setChildren, textOf } from './nodes.ts';

const bears = (element: Element, name: string) =>
	attributeOf(element, 'class').split(/\s+/).includes(name);

/** WordPress's file block has a button beside the name: the name alone leads to the file. */
export function setFile(box: Element): void {
	if (!bears(box, 'wp-block-file')) return;
	const links = box.childNodes.filter((node) => isElement(node, 'a'));
	const button = links.find((link) => bears(link, 'wp-block-file__button'));
	const name = links.find((link) => link !== button && textOf(link).trim() !== '');
	if (!button || !name) return;
	const isAddress = ({ name: attribute }: { name: string }) => attribute === 'href';
	name.attrs = [
		...name.attrs.filter((attribute) => !isAddress(attribute)),
		...button.attrs.filter(isAddress),
	];
	setChildren(
		box,
		box.childNodes.filter((node) => node !== button),
	);
}

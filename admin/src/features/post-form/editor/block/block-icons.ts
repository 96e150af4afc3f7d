import { type IconName, iconPaths } from '../../../../ui/icon-paths.ts';

type Stroke = readonly [string, Record<string, string>];

/** Lucide 1.62 (ISC): the icons that only the text's blocks use. */
const blockIcons = {
	'ellipsis-vertical': [
		['circle', { cx: '12', cy: '12', r: '1' }],
		['circle', { cx: '12', cy: '5', r: '1' }],
		['circle', { cx: '12', cy: '19', r: '1' }],
	],
	'arrow-left-to-line': [
		['path', { d: 'M3 19V5' }],
		['path', { d: 'm13 6-6 6 6 6' }],
		['path', { d: 'M7 12h14' }],
	],
	'arrow-right-to-line': [
		['path', { d: 'M17 12H3' }],
		['path', { d: 'm11 18 6-6-6-6' }],
		['path', { d: 'M21 5v14' }],
	],
	'arrow-up-to-line': [
		['path', { d: 'M5 3h14' }],
		['path', { d: 'm18 13-6-6-6 6' }],
		['path', { d: 'M12 7v14' }],
	],
	'arrow-down-to-line': [
		['path', { d: 'M12 17V3' }],
		['path', { d: 'm6 11 6 6 6-6' }],
		['path', { d: 'M19 21H5' }],
	],
	'arrow-left-right': [
		['path', { d: 'M8 3 4 7l4 4' }],
		['path', { d: 'M4 7h16' }],
		['path', { d: 'm16 21 4-4-4-4' }],
		['path', { d: 'M20 17H4' }],
	],
	'arrow-up-down': [
		['path', { d: 'm21 16-4 4-4-4' }],
		['path', { d: 'M17 20V4' }],
		['path', { d: 'm3 8 4-4 4 4' }],
		['path', { d: 'M7 4v16' }],
	],
	'text-align-end': [
		['path', { d: 'M21 5H3' }],
		['path', { d: 'M21 12H9' }],
		['path', { d: 'M21 19H7' }],
	],
	'text-align-center': [
		['path', { d: 'M21 5H3' }],
		['path', { d: 'M17 12H7' }],
		['path', { d: 'M19 19H5' }],
	],
	'square-code': [
		['path', { d: 'm10 9-3 3 3 3' }],
		['path', { d: 'm14 15 3-3-3-3' }],
		['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
	],
} as const satisfies Record<string, readonly Stroke[]>;

export type BlockIcon = IconName | keyof typeof blockIcons;
const all = { ...iconPaths, ...blockIcons } as Record<BlockIcon, readonly Stroke[]>;
const svg = 'http://www.w3.org/2000/svg';

export function drawIcon(name: BlockIcon): SVGElement {
	const icon = document.createElementNS(svg, 'svg');
	icon.setAttribute('class', 'icon');
	icon.setAttribute('viewBox', '0 0 24 24');
	icon.setAttribute('aria-hidden', 'true');
	for (const [tag, attributes] of all[name]) {
		const stroke = document.createElementNS(svg, tag);
		for (const [key, value] of Object.entries(attributes)) stroke.setAttribute(key, value);
		icon.append(stroke);
	}
	return icon;
}

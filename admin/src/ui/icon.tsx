import { createElement } from 'react';
import { type IconName, iconPaths } from './icon-paths.ts';

export function Icon({ name }: { name: IconName }) {
	const strokes = iconPaths[name] as readonly (readonly [string, Record<string, string>])[];
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			{strokes.map(([tag, attributes]) =>
				createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
			)}
		</svg>
	);
}

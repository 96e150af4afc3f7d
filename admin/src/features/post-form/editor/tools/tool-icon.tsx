import { createElement } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-paths.ts';
import { toolPaths } from './tool-paths.ts';

export type ToolIconName = keyof typeof toolPaths | IconName;
type Strokes = readonly (readonly [string, Record<string, string>])[];

const isToolPath = (name: ToolIconName): name is keyof typeof toolPaths => name in toolPaths;

/** An icon of the writing tools, which load with the editor. */
export function ToolIcon({ name }: { name: ToolIconName }) {
	if (!isToolPath(name)) return <Icon name={name} />;
	const strokes: Strokes = toolPaths[name];
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			{strokes.map(([tag, attributes]) =>
				createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
			)}
		</svg>
	);
}

import { useEffect, useRef } from 'react';
import { doorAddresses } from '#domain/site/door';
import { EditorIcon } from '../../../editor/editor-icon.tsx';
import type { EditorIconName } from '../../../editor/editor-icon-paths.ts';
import { doorIcons } from '../../../editor/tools/slash.ts';
import type { ToolName } from '../../../editor/tools/tools.ts';
import { writingTools } from '../../../messages/writing-tools.ts';

const { tools, insert, phone } = writingTools;
const names: Partial<Record<ToolName, string>> = { ...phone.names, saidBy: tools.quote };
const blocks: [ToolName, EditorIconName][] = [
	['image', 'image'],
	['gallery', 'columns'],
	['camera', 'camera'],
	['table', 'table'],
	['saidBy', 'text-quote'],
	['video', 'circle-play'],
	['post', 'file-text'],
	['rule', 'minus'],
	['note', 'superscript'],
	['codeBlock', 'square-code'],
	...[...doorAddresses().keys()].map((door): [ToolName, EditorIconName] => [door, doorIcons[door]]),
];

interface InsertSheetProps {
	height: number;
	onChoose: (name: ToolName) => void;
	/** The focus went elsewhere. */
	onLeave: () => void;
}

/** The blocks where the keyboard was. */
export function InsertSheet({ height, onChoose, onLeave }: InsertSheetProps) {
	const sheet = useRef<HTMLFieldSetElement>(null);
	// Out of the text, so that the keyboard goes.
	useEffect(() => sheet.current?.querySelector('button')?.focus({ preventScroll: true }), []);
	return (
		<fieldset
			ref={sheet}
			className="insert-sheet"
			aria-label={insert.label}
			style={{ blockSize: `${height}px` }}
			onBlur={({ relatedTarget, currentTarget }) => {
				const isNear =
					currentTarget.contains(relatedTarget) || relatedTarget?.closest('.editor, .handbar');
				if (relatedTarget && !isNear) onLeave();
			}}
		>
			{blocks.map(([name, icon]) => (
				<button key={name} type="button" onClick={() => onChoose(name)}>
					<EditorIcon name={icon} />
					{names[name] ?? tools[name]}
				</button>
			))}
		</fieldset>
	);
}

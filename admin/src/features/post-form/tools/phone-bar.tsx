import { EditorView } from '@codemirror/view';
import { type ReactNode, type RefObject, useState } from 'react';
import { writingTools } from '../../../messages/writing-tools.ts';
import '../../../styles/handbar.css';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { EditorIcon } from '../../../editor/editor-icon.tsx';
import type { EditorIconName } from '../../../editor/editor-icon-paths.ts';
import type { AtCursor } from '../../../editor/keys/at-cursor.ts';
import { setStyle } from '../../../editor/keys/block-commands.ts';
import type { ToolName } from '../../../editor/tools/tools.ts';
import { InsertSheet } from './insert-sheet.tsx';
import { StyleMenu } from './style-menu.tsx';
import { useKeyboard } from './use-keyboard.ts';

const { tools, insert, phone: text } = writingTools;

const showCursor = (view: EditorView) => {
	const { head } = view.state.selection.main;
	view.dispatch({ effects: EditorView.scrollIntoView(head, { y: 'nearest', yMargin: 12 }) });
	return true;
};

interface ToolProps {
	label: string;
	isPressed?: boolean | undefined;
	onPress: () => void;
	children: ReactNode;
}
const Tool = ({ label, isPressed, onPress, children }: ToolProps) => (
	<button type="button" aria-label={label} aria-pressed={isPressed} onClick={onPress}>
		{children}
	</button>
);

const pressable: [ToolName, EditorIconName][] = [
	['bold', 'bold'],
	['italic', 'italic'],
	['link', 'link'],
	['list', 'list'],
];

/** What the bar has no room for. */
const behindStyle = ['strike', 'code', 'orderedList'] as const;

interface PhoneBarProps {
	at: AtCursor | undefined;
	onTool: (name: ToolName) => void;
	editor: RefObject<EditorHandle | null>;
	/** The person is done with typing. */
	onEnd: () => void;
}

/** The tools right above a phone's keyboard; `+` puts the blocks in the keyboard's place. */
export function PhoneBar({ at, onTool, editor, onEnd }: PhoneBarProps) {
	const [isInserting, setInserting] = useState(false);
	const { height, usual } = useKeyboard(() => editor.current?.act(showCursor));
	const bottom = isInserting ? Math.max(height, usual) : height;
	const choose = (name: ToolName) => {
		setInserting(false);
		editor.current?.focus();
		onTool(name);
	};
	const swap = () => {
		if (isInserting) editor.current?.focus();
		setInserting(!isInserting);
	};
	return (
		<>
			<div
				className="handbar"
				role="toolbar"
				aria-label={writingTools.toolbar}
				style={{ insetBlockEnd: `${bottom}px` }}
				// The text keeps the focus, and with it the keyboard.
				onPointerDown={(event) => event.preventDefault()}
			>
				<button type="button" aria-label={insert.label} aria-expanded={isInserting} onClick={swap}>
					<span className="plus">
						<EditorIcon name="plus" />
					</span>
				</button>
				<StyleMenu
					style={at?.style ?? 'text'}
					sign="Aa"
					onStyle={(style) => editor.current?.run(setStyle(style))}
				>
					<hr />
					{behindStyle.map((name) => (
						<button
							key={name}
							type="button"
							role="menuitemcheckbox"
							tabIndex={-1}
							aria-checked={at?.pressed.has(name) ?? false}
							onPointerDown={(event) => event.preventDefault()}
							onClick={({ currentTarget }) => {
								currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
								choose(name);
							}}
						>
							{tools[name]}
						</button>
					))}
				</StyleMenu>
				{pressable.map(([name, icon]) => (
					<Tool
						key={name}
						label={tools[name]}
						isPressed={at?.pressed.has(name) ?? false}
						onPress={() => choose(name)}
					>
						<EditorIcon name={icon} />
					</Tool>
				))}
				<Tool label={tools.undo} onPress={() => choose('undo')}>
					<EditorIcon name="undo-2" />
				</Tool>
				<Tool label={text.hide} onPress={onEnd}>
					<EditorIcon name="chevron-down" />
				</Tool>
			</div>
			{isInserting && <InsertSheet height={bottom} onChoose={choose} onLeave={onEnd} />}
		</>
	);
}

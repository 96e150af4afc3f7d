import { type FocusEvent, Fragment, type KeyboardEvent, useState } from 'react';
import { doorAddresses } from '#domain/site/door';
import { EditorIcon } from '../../../editor/editor-icon.tsx';
import type { EditorIconName } from '../../../editor/editor-icon-paths.ts';
import { type TextView, useTextView } from '../../../editor/kept-text-view.ts';
import type { AtCursor } from '../../../editor/keys/at-cursor.ts';
import type { Style } from '../../../editor/keys/block-commands.ts';
import { doorIcons } from '../../../editor/tools/slash.ts';
import type { ToolName } from '../../../editor/tools/tools.ts';
import { messages } from '../../../messages/all.ts';
import { writingTools } from '../../../messages/writing-tools.ts';
import { StyleMenu } from './style-menu.tsx';

const { views: text } = messages.writing;
const views: { name: TextView; lang?: string }[] = [
	{ name: 'text' },
	{ name: 'markdown', lang: 'en' },
];

/** The text as it will be read, or as it is written. */
function ViewSwitch({ onView }: { onView: (view: TextView) => void }) {
	const shown = useTextView();
	return (
		<fieldset className="seg small" aria-label={text.label}>
			{views.map(({ name, lang }) => (
				<button
					key={name}
					type="button"
					lang={lang}
					aria-pressed={name === shown}
					onClick={() => onView(name)}
				>
					{text[name]}
				</button>
			))}
		</fieldset>
	);
}

interface Tool {
	name: ToolName;
	icon: EditorIconName;
	keys?: string;
	/** Shown as pressed where its mark is set already, such as bold. */
	isToggle?: true;
	isMark?: true;
}

const history: Tool[] = [
	{ name: 'undo', icon: 'undo-2', keys: 'Ctrl+Z' },
	{ name: 'redo', icon: 'redo-2', keys: 'Ctrl+Shift+Z' },
];
/** The first way to the house that is set. */
const houseButton = [...doorAddresses().keys()]
	.slice(0, 1)
	.map((name): Tool => ({ name, icon: doorIcons[name] }));
const groups: Tool[][] = [
	[
		{ name: 'bold', icon: 'bold', keys: 'Ctrl+B', isToggle: true, isMark: true },
		{ name: 'italic', icon: 'italic', keys: 'Ctrl+I', isToggle: true, isMark: true },
		{ name: 'link', icon: 'link', keys: 'Ctrl+K', isToggle: true, isMark: true },
	],
	[
		{ name: 'list', icon: 'list', keys: 'Ctrl+Shift+8', isToggle: true },
		{ name: 'orderedList', icon: 'list-ordered', keys: 'Ctrl+Shift+7', isToggle: true },
		{ name: 'quote', icon: 'text-quote', keys: 'Ctrl+Shift+9', isToggle: true },
	],
	[
		{ name: 'image', icon: 'image' },
		{ name: 'table', icon: 'table' },
		{ name: 'video', icon: 'circle-play' },
		{ name: 'rule', icon: 'minus' },
		...houseButton,
	],
];

const stopsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('[data-stop]')];
/** The element itself, or the one that holds it: the style's opener stands in its own component. */
const indexOf = (stops: HTMLElement[], target: EventTarget) =>
	stops.findIndex((stop) => stop.contains(target as Node));
const focusOn = (stop: HTMLElement | undefined) =>
	(stop?.matches('button') ? stop : stop?.querySelector('button'))?.focus();

/** One stop for Tab; the arrows lead from tool to tool. */
function useOneStop() {
	const [stop, setStop] = useState(0);
	const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
		const at = indexOf(stopsOf(currentTarget), target);
		if (at >= 0) setStop(at);
	};
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const stops = stopsOf(event.currentTarget);
		const here = indexOf(stops, event.target);
		const step = { ArrowRight: 1, ArrowLeft: -1, Home: -here, End: -1 - here }[event.key];
		if (step === undefined || here < 0) return;
		event.preventDefault();
		focusOn(stops.at((here + step + stops.length) % stops.length));
	};
	return { stop, onFocus, onKeyDown };
}

interface ToolbarProps {
	at: AtCursor | undefined;
	onTool: (name: ToolName) => void;
	onStyle: (style: Style) => void;
	onView: (view: 'text' | 'markdown') => void;
}

export function Toolbar({ at, onTool, onStyle, onView }: ToolbarProps) {
	const { stop, ...events } = useOneStop();
	const { tools } = writingTools;
	const isOff = ({ name, isMark }: Tool) =>
		(name === 'undo' && !at?.canUndo) ||
		(name === 'redo' && !at?.canRedo) ||
		(isMark && at?.canMark === false);
	const styleStop = history.length;
	const flat = [...history, undefined, ...groups.flat()];
	const draw = (tool: Tool) => {
		const { name, icon, keys, isToggle } = tool;
		const label = keys ? `${tools[name]} (${keys})` : tools[name];
		return (
			<button
				key={name}
				type="button"
				className="btn quiet"
				data-stop
				data-tip={label}
				aria-label={label}
				aria-pressed={isToggle && (at?.pressed.has(name) ?? false)}
				aria-disabled={isOff(tool) || undefined}
				tabIndex={flat.indexOf(tool) === stop ? 0 : -1}
				onClick={() => !isOff(tool) && onTool(name)}
			>
				<EditorIcon name={icon} />
			</button>
		);
	};
	return (
		<div className="mdbar two">
			<div className="mdbar-tools" role="toolbar" aria-label={writingTools.toolbar} {...events}>
				{history.map(draw)}
				<span className="sep" />
				<span className="style-stop" data-stop>
					<StyleMenu
						style={at?.style ?? 'text'}
						tabIndex={stop === styleStop ? 0 : -1}
						onStyle={onStyle}
					/>
				</span>
				{groups.map((group) => (
					<Fragment key={group[0]?.name}>
						<span className="sep" />
						{group.map(draw)}
					</Fragment>
				))}
			</div>
			<ViewSwitch onView={onView} />
		</div>
	);
}

import type { KeyboardEvent, RefObject } from 'react';
import { messages } from '../../../messages/all.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-paths.ts';
import type { EditorHandle } from './markdown-editor.tsx';
import { ViewSwitch } from './view-switch.tsx';

type CommandName =
	| 'h2'
	| 'h3'
	| 'bold'
	| 'italic'
	| 'link'
	| 'quote'
	| 'list'
	| 'orderedList'
	| 'table'
	| 'image';

const groups: { name: CommandName; icon?: IconName; keys?: string }[][] = [
	[{ name: 'h2' }, { name: 'h3' }],
	[
		{ name: 'bold', icon: 'bold', keys: 'Ctrl+B' },
		{ name: 'italic', icon: 'italic', keys: 'Ctrl+I' },
		{ name: 'link', icon: 'link', keys: 'Ctrl+K' },
	],
	[
		{ name: 'quote', icon: 'text-quote' },
		{ name: 'list', icon: 'list' },
		{ name: 'orderedList', icon: 'list-ordered' },
		{ name: 'table', icon: 'table' },
		{ name: 'image', icon: 'image' },
	],
];

const onArrow = (event: KeyboardEvent<HTMLDivElement>) => {
	const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
	if (step === undefined) return;
	const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
	const here = all.indexOf(document.activeElement as HTMLButtonElement);
	all.at((here + step + all.length) % all.length)?.focus();
	event.preventDefault();
};

async function run(name: CommandName, editor: EditorHandle | null): Promise<void> {
	const { form } = messages;
	const { insertBlock, markdownCommands } = await import('./markdown-commands.ts');
	if (name === 'table') return editor?.run(insertBlock(form.tableText));
	if (name === 'link') {
		const { openLink } = await import('./open-link.ts');
		return void editor?.act(openLink);
	}
	if (name !== 'image') editor?.run(markdownCommands[name]);
}

async function openFind(editor: EditorHandle | null): Promise<void> {
	const commands = await import('./find-commands.ts');
	editor?.act(commands.openFind);
}

interface ToolbarProps {
	editor: RefObject<EditorHandle | null>;
	count: string;
	onImage: () => void;
}

export function Toolbar({ editor, count, onImage }: ToolbarProps) {
	const { toolbar } = messages.form;
	return (
		<div className="mdbar" role="toolbar" aria-label={toolbar.label} onKeyDown={onArrow}>
			{groups.map((group, index) => [
				// biome-ignore lint/suspicious/noArrayIndexKey: the groups never change order
				index > 0 && <span className="sep" key={`sep${index}`} />,
				...group.map(({ name, icon, keys }) => {
					const label = keys ? `${toolbar[name]} (${keys})` : toolbar[name];
					return (
						<button
							key={name}
							type="button"
							className="btn quiet"
							aria-label={label}
							data-tip={label}
							tabIndex={name === 'h2' ? 0 : -1}
							onClick={() => (name === 'image' ? onImage() : void run(name, editor.current))}
						>
							{icon ? (
								<Icon name={icon} />
							) : (
								<b>
									H<small>{name.slice(1)}</small>
								</b>
							)}
						</button>
					);
				}),
			])}
			<IconButton
				icon="search"
				label={messages.form.find.open}
				keys="Ctrl+F"
				className="find-button"
				tabIndex={-1}
				onClick={() => void openFind(editor.current)}
			/>
			<span className="count num">{count}</span>
			<ViewSwitch editor={editor} />
		</div>
	);
}

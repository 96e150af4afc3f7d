import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { EditorIcon } from '../../../editor/editor-icon.tsx';
import type { FindQuery, Found } from '../../../editor/find/find.ts';
import {
	closeFind,
	openFind,
	search,
	step,
	swap,
	swapAll,
	unswap,
} from '../../../editor/find/find-commands.ts';
import { messages } from '../../../messages/all.ts';
import { Button, IconButton } from '../../../ui/button.tsx';

const { find: text } = messages.form;

const options: { name: 'hasCase' | 'hasAccents' | 'onlyWords'; label: string; sign?: string }[] = [
	{ name: 'hasCase', label: text.hasCase, sign: 'Aa' },
	{ name: 'hasAccents', label: text.hasAccents, sign: 'á' },
	{ name: 'onlyWords', label: text.onlyWords },
];

function countOf({ query, matches, at, swapped }: Found): string {
	if (query.text === '') return '';
	if (matches.length > 0) return text.count(at + 1, matches.length);
	return swapped === undefined ? text.none : '';
}

/** Marks the positions of all matches at the edge of the text. */
function Ticks({ found, length }: { found: Found; length: number }) {
	return (
		<div className="ticks" aria-hidden="true">
			{found.matches.map(({ from }, index) => (
				<i
					key={from}
					className={index === found.at ? 'cur' : undefined}
					style={{ insetBlockStart: `${(from / Math.max(1, length)) * 100}%` }}
				/>
			))}
		</div>
	);
}

const onEnter = (run: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
	if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
	event.preventDefault();
	run(event);
};

/** Wherever the focus is: within the text its own key has searched already. */
export function useFindKey(editor: RefObject<EditorHandle | null>): void {
	useEffect(() => {
		const listener = (event: globalThis.KeyboardEvent) => {
			const { ctrlKey, metaKey, shiftKey, altKey, key, defaultPrevented } = event;
			if (defaultPrevented || !(ctrlKey || metaKey) || shiftKey || altKey) return;
			if (key.toLowerCase() !== 'f' || document.querySelector('dialog[open]')) return;
			if (!document.querySelector('.editor')?.checkVisibility()) return;
			event.preventDefault();
			editor.current?.act(openFind);
		};
		document.addEventListener('keydown', listener);
		return () => document.removeEventListener('keydown', listener);
	}, [editor]);
}

interface RowProps {
	found: Found;
	act: EditorHandle['act'];
}

function FindRow({ found, act, field }: RowProps & { field: RefObject<HTMLInputElement | null> }) {
	const { query } = found;
	const ask = (part: Partial<FindQuery>) => act(search(part));
	return (
		<div className="box">
			<EditorIcon name="search" />
			<input
				ref={field}
				value={query.text}
				aria-label={text.field}
				placeholder={text.field}
				spellCheck={false}
				onChange={({ target }) => ask({ text: target.value })}
				onKeyDown={onEnter(({ shiftKey }) => act(step(shiftKey ? -1 : 1)))}
			/>
			<span className="count num" role="status">
				{countOf(found)}
			</span>
			<span className="opts">
				{options.map(({ name, label, sign }) => (
					<button
						key={name}
						type="button"
						aria-pressed={query[name]}
						aria-label={label}
						data-tip={label}
						onClick={() => ask({ [name]: !query[name] })}
					>
						{sign ?? <EditorIcon name="whole-word" />}
					</button>
				))}
			</span>
		</div>
	);
}

function SwapRow({ found, act }: RowProps) {
	const { query, matches } = found;
	return (
		<>
			<div className="box swap">
				<EditorIcon name="replace" />
				<input
					value={query.replacement}
					aria-label={text.replacement}
					placeholder={text.replacement}
					onChange={({ target }) => act(search({ replacement: target.value }))}
					onKeyDown={onEnter(() => act(swap))}
				/>
			</div>
			<div className="acts swap">
				<Button disabled={matches.length === 0} onClick={() => act(swap)}>
					{text.swap}
				</Button>
				<Button disabled={matches.length === 0} onClick={() => act(swapAll)}>
					{text.swapAll(matches.length)}
				</Button>
			</div>
		</>
	);
}

interface FindPanelProps {
	found: Found;
	/** Length of the whole text. */
	length: number;
	editor: RefObject<EditorHandle | null>;
}

/** The find and replace bar below the toolbar. */
export function FindPanel({ found, length, editor }: FindPanelProps) {
	const field = useRef<HTMLInputElement>(null);
	const [isSwapping, setSwapping] = useState(false);
	const act: EditorHandle['act'] = (command) => editor.current?.act(command);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every opening focuses the field again
	useEffect(() => field.current?.select(), [found.opened]);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		act(closeFind);
		event.preventDefault();
	};
	return (
		<>
			<search className="find" aria-label={text.label} onKeyDown={onKeyDown}>
				<FindRow found={found} act={act} field={field} />
				<div className="acts ends">
					<Button
						tone="quiet"
						className="hand-only"
						aria-expanded={isSwapping}
						onClick={() => setSwapping(!isSwapping)}
					>
						{text.more}
					</Button>
					<IconButton icon="chevron-up" label={text.before} onClick={() => act(step(-1))} />
					<IconButton icon="chevron-down" label={text.after} onClick={() => act(step(1))} />
					<IconButton icon="x" label={text.close} onClick={() => act(closeFind)} />
				</div>
				<SwapRow found={found} act={act} />
				{found.swapped !== undefined && (
					<p className="say hint" role="status">
						{text.swapped(found.swapped)}{' '}
						<button type="button" className="link" onClick={() => act(unswap)}>
							{messages.common.undo}
						</button>
					</p>
				)}
			</search>
			<Ticks found={found} length={length} />
		</>
	);
}

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { EditorIcon } from '../../../editor/editor-icon.tsx';
import type { Found } from '../../../editor/find/find.ts';
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

function countOf({ query, matches, at, swaps }: Found): string {
	if (query.text === '') return '';
	if (matches.length > 0) return text.count(at + 1, matches.length);
	return swaps.length === 0 ? text.none : '';
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
	field: RefObject<HTMLInputElement | null>;
}

function FindRow({ found, act, field }: RowProps) {
	return (
		<div className="box finds">
			<EditorIcon name="search" />
			<input
				ref={field}
				value={found.query.text}
				aria-label={text.field}
				placeholder={text.field}
				spellCheck={false}
				onChange={({ target }) => act(search({ text: target.value }))}
				onKeyDown={onEnter(({ shiftKey }) => act(step(shiftKey ? -1 : 1)))}
			/>
			<span className="count num" role="status">
				{countOf(found)}
			</span>
		</div>
	);
}

/** Its buttons keep the focus when nothing is left to replace, so that a key undoes it. */
function SwapRow({ found, act, field }: RowProps) {
	const { query, matches } = found;
	const busy = matches.length === 0;
	return (
		<>
			<div className="box swap">
				<EditorIcon name="replace" />
				<input
					ref={field}
					value={query.replacement}
					aria-label={text.replacement}
					placeholder={text.replacement}
					onChange={({ target }) => act(search({ replacement: target.value }))}
					onKeyDown={onEnter(() => act(swap))}
				/>
			</div>
			<div className="acts swap">
				<Button busy={busy} onClick={() => act(swap)}>
					{text.swap}
				</Button>
				<Button busy={busy} onClick={() => act(swapAll)}>
					{text.swapAll(matches.length)}
				</Button>
			</div>
		</>
	);
}

function Options({ found: { query }, act }: Omit<RowProps, 'field'>) {
	return (
		<span className="opts">
			{options.map(({ name, label, sign }) => (
				<button
					key={name}
					type="button"
					aria-pressed={query[name]}
					aria-label={label}
					data-tip={label}
					onClick={() => act(search({ [name]: !query[name] }))}
				>
					{sign ?? <EditorIcon name="whole-word" />}
				</button>
			))}
		</span>
	);
}

function Swapped({ found: { swaps }, act }: Omit<RowProps, 'field'>) {
	const last = swaps.at(-1);
	return (
		last !== undefined && (
			<p className="say hint" role="status">
				{text.swapped(last)}{' '}
				<button type="button" className="link" onClick={() => act(unswap)}>
					{messages.common.undo}
				</button>
			</p>
		)
	);
}

interface FindPanelProps {
	found: Found;
	/** Length of the whole text. */
	length: number;
	editor: RefObject<EditorHandle | null>;
}

/** The find and replace bar below the toolbar: the fields come first, for Tab. */
export function FindPanel({ found, length, editor }: FindPanelProps) {
	const field = useRef<HTMLInputElement>(null);
	const replacement = useRef<HTMLInputElement>(null);
	const [isSwapping, setSwapping] = useState(false);
	const act: EditorHandle['act'] = (command) => editor.current?.act(command);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every opening focuses the field again
	useEffect(() => field.current?.select(), [found.opened]);
	useEffect(() => {
		if (isSwapping) replacement.current?.focus();
	}, [isSwapping]);
	const onKeyDown = (event: KeyboardEvent) => {
		const { key, ctrlKey, metaKey, shiftKey } = event;
		const isUndo = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';
		if (key === 'Escape') act(closeFind);
		else if (isUndo && found.swaps.length > 0) act(unswap);
		else return;
		event.preventDefault();
	};
	return (
		<>
			<search className="find" aria-label={text.label} onKeyDown={onKeyDown}>
				<FindRow {...{ found, act, field }} />
				<SwapRow {...{ found, act }} field={replacement} />
				<Options {...{ found, act }} />
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
				<Swapped {...{ found, act }} />
			</search>
			<Ticks found={found} length={length} />
		</>
	);
}

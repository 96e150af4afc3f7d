import { useEffect, useEffectEvent } from 'react';
import { keptChoice } from './kept-choice.ts';

/** WCAG 2.1.4: keys without a modifier act only for who switched them on: a word typed beside a field would press them. */
export const singleKeys = keptChoice('mesaAtalhosDeUmaTecla', ['nao', 'sim']);
export const singleKeysAreOn = () => singleKeys.current() === 'sim';

function isTyping(event: KeyboardEvent): boolean {
	const target = event.composedPath()[0];
	if (!(target instanceof HTMLElement)) return false;
	const typed =
		target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
	return typed || target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Single-key shortcuts, inactive in fields, menus and dialogs. Matches `event.key`, so they follow the keyboard layout. */
export function useShortcuts(keys: Keys): void {
	const run = useEffectEvent((event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
		if (!singleKeysAreOn() || isTyping(event)) return;
		if (document.querySelector('dialog[open], [popover="auto"]:popover-open')) return;
		const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
		if (!action) return;
		event.preventDefault();
		action(event);
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => run(event);
		document.addEventListener('keydown', listener);
		return () => document.removeEventListener('keydown', listener);
	}, []);
}

/** Ctrl (or ⌘) with a key, in fields too. Never Ctrl+Alt, which is AltGr on a Brazilian keyboard. */
export function useCommandKeys(keys: Keys): void {
	const run = useEffectEvent((event: KeyboardEvent) => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
		const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
		if (!action) return;
		event.preventDefault();
		if (!document.querySelector('dialog[open]')) action(event);
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => run(event);
		document.addEventListener('keydown', listener, true);
		return () => document.removeEventListener('keydown', listener, true);
	}, []);
}

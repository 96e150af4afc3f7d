import { type RefObject, useRef } from 'react';
import type { PostSummary } from '#domain/post/post';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { addressOf } from './row-address.ts';

interface RowKeys {
	posts: readonly PostSummary[];
	onToggle: (post: PostSummary) => void;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-post]')];

/** J and K move between rows, X selects, V views, `/` searches; Enter on a row edits it. */
export function useRowKeys({ posts, onToggle }: RowKeys): RefObject<HTMLInputElement | null> {
	const search = useRef<HTMLInputElement>(null);
	const current = () => document.activeElement?.closest<HTMLElement>('tr[data-post]') ?? undefined;
	const step = (by: number) => {
		const all = rows();
		const row = current();
		const next = row ? all.indexOf(row) + by : by > 0 ? 0 : all.length - 1;
		all[Math.min(Math.max(0, next), all.length - 1)]?.focus();
	};
	const here = () => posts.find(({ id }) => id === current()?.dataset['post']);
	useShortcuts({
		j: () => step(1),
		k: () => step(-1),
		x: () => {
			const post = here();
			if (post) onToggle(post);
		},
		v: () => {
			const post = here();
			if (post) location.assign(addressOf(post));
		},
		'/': () => search.current?.focus(),
	});
	return search;
}

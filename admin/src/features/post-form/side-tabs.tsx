import type { KeyboardEvent } from 'react';
import { messages } from '../../messages/all.ts';

const sides = ['ficha', 'preview'] as const;
export type Side = (typeof sides)[number];
const panels: Readonly<Record<Side, string>> = { ficha: 'ficha', preview: 'previa' };

interface SideTabsProps {
	side: Side;
	onSide: (side: Side) => void;
}

/** Ficha or preview: never both in the text's room. */
export function SideTabs({ side, onSide }: SideTabsProps) {
	const { side: text } = messages.writing;
	const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
		if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
		const other = side === 'ficha' ? 'preview' : 'ficha';
		onSide(other);
		currentTarget.querySelector<HTMLElement>(`[data-side="${other}"]`)?.focus();
	};
	return (
		<div className="side-head">
			<div className="seg" role="tablist" aria-label={text.label} onKeyDown={onKeyDown}>
				{sides.map((name) => (
					<button
						key={name}
						type="button"
						role="tab"
						data-side={name}
						aria-selected={name === side}
						aria-controls={panels[name]}
						tabIndex={name === side ? 0 : -1}
						onClick={() => onSide(name)}
					>
						{text[name]}
					</button>
				))}
			</div>
		</div>
	);
}

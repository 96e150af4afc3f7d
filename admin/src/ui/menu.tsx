import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from './button.tsx';

const items = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

function move(event: KeyboardEvent<HTMLElement>): void {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	const all = items(event.currentTarget);
	const here = all.indexOf(document.activeElement as HTMLElement);
	if (step !== undefined) all.at((here + step + all.length) % all.length)?.focus();
	else if (event.key === 'Home') all.at(0)?.focus();
	else if (event.key === 'End') all.at(-1)?.focus();
	else return;
	event.preventDefault();
}

/** More actions behind three dots: a popover with a menu's keyboard behaviour. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
	const id = useId();
	const menu = useRef<HTMLDivElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const onToggle = (open: boolean) => {
		const [popup, button] = [menu.current, opener.current];
		if (!popup || !button) return;
		button.setAttribute('aria-expanded', String(open));
		if (!open) return;
		const { right, bottom, top } = button.getBoundingClientRect();
		popup.style.left = `${Math.max(8, right - popup.offsetWidth)}px`;
		const fits = bottom + 2 + popup.offsetHeight < innerHeight;
		popup.style.top = `${fits ? bottom + 2 : top - popup.offsetHeight - 2}px`;
		items(popup)[0]?.focus();
	};
	return (
		<>
			<IconButton
				ref={opener}
				icon="ellipsis"
				label={label}
				popoverTarget={id}
				aria-haspopup="menu"
				aria-expanded="false"
			/>
			<div
				ref={menu}
				id={id}
				popover="auto"
				role="menu"
				tabIndex={-1}
				aria-label={label}
				className="menu pop"
				onToggle={(event) => onToggle(event.newState === 'open')}
				onKeyDown={move}
				onClick={() => menu.current?.hidePopover()}
			>
				{children}
			</div>
		</>
	);
}

export function MenuItem({
	warn,
	onSelect,
	children,
}: {
	warn?: boolean;
	onSelect: () => void;
	children: ReactNode;
}) {
	return (
		<button
			type="button"
			role="menuitem"
			tabIndex={-1}
			className={warn ? 'warn' : undefined}
			onClick={onSelect}
		>
			{children}
		</button>
	);
}

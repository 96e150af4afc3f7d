import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { menuItems, moveInMenu, placeMenu } from './menu-behaviour.ts';

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
		placeMenu(popup, button, 'right');
		menuItems(popup)[0]?.focus();
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
				onKeyDown={(event) => moveInMenu(event.currentTarget, event)}
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

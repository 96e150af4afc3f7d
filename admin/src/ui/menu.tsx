import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { menuItems, moveInMenu, showMenu } from './menu-behaviour.ts';

/** A menu's popover, which stands right behind the button that opens it. */
export function MenuPopover({
	id,
	label,
	children,
}: {
	id: string;
	label: string;
	children: ReactNode;
}) {
	return (
		<div
			id={id}
			popover="auto"
			role="menu"
			tabIndex={-1}
			aria-label={label}
			className="menu pop"
			onToggle={({ currentTarget, newState }) => {
				showMenu(currentTarget, newState === 'open', 'right');
				if (newState === 'open') menuItems(currentTarget)[0]?.focus();
			}}
			onKeyDown={(event) => moveInMenu(event.currentTarget, event)}
			onClick={({ currentTarget }) => currentTarget.hidePopover()}
		>
			{children}
		</div>
	);
}

/** More actions behind three dots: a popover with a menu's keyboard behaviour. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
	const id = useId();
	return (
		<>
			<IconButton
				icon="ellipsis"
				label={label}
				popoverTarget={id}
				aria-haspopup="menu"
				aria-expanded="false"
			/>
			<MenuPopover id={id} label={label}>
				{children}
			</MenuPopover>
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

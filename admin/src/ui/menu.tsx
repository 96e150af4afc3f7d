import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { menuItems, moveInMenu, showMenu } from './menu-behaviour.ts';

const chosenItem = (menu: HTMLElement) =>
	menu.querySelector<HTMLElement>('[aria-checked="true"]') ?? menuItems(menu)[0];

interface MenuPopoverProps {
	id: string;
	label: string;
	/** The edge that it shares with its opener. */
	side?: 'left' | 'right';
	className?: string;
	/** Whether the focus goes to what is chosen, or else to the first item, when it opens. */
	takesFocus?: boolean;
	children: ReactNode;
}

/** A menu's popover, which stands right behind the button that opens it. */
export function MenuPopover(props: MenuPopoverProps) {
	const { id, label, side = 'right', className = '', takesFocus = true, children } = props;
	return (
		<div
			id={id}
			popover="auto"
			role="menu"
			tabIndex={-1}
			aria-label={label}
			className={`menu pop ${className}`}
			onToggle={({ currentTarget, newState }) => {
				showMenu(currentTarget, newState === 'open', side);
				if (newState === 'open' && takesFocus) chosenItem(currentTarget)?.focus();
			}}
			onKeyDown={(event) => {
				// What the menu stands in may have keys of its own.
				event.stopPropagation();
				moveInMenu(event.currentTarget, event);
			}}
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

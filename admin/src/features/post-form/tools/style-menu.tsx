import { type ReactNode, useId } from 'react';
import type { Style } from '../../../editor/keys/block-commands.ts';
import { writingTools } from '../../../messages/writing-tools.ts';
import { Icon } from '../../../ui/icon.tsx';
import { moveInMenu, showMenu } from '../../../ui/menu-behaviour.ts';

const { styles, style: label } = writingTools;
const names = Object.keys(styles) as Style[];

interface StyleMenuProps {
	style: Style;
	tabIndex?: number;
	/** What the opener shows on a phone instead of the style's name. */
	sign?: string;
	onStyle: (style: Style) => void;
	/** Further items of the menu. */
	children?: ReactNode;
}

/** What the paragraph is: it follows the cursor, and changes the paragraph there. */
export function StyleMenu({ style, tabIndex, sign, onStyle, children }: StyleMenuProps) {
	const id = useId();
	return (
		<>
			<button
				type="button"
				className={sign ? undefined : 'btn quiet style'}
				tabIndex={tabIndex}
				popoverTarget={id}
				aria-haspopup="menu"
				aria-expanded="false"
				aria-label={`${label}: ${styles[style]}`}
				data-tip={sign ? undefined : label}
			>
				{sign ? <span className="sign">{sign}</span> : <span>{styles[style]}</span>}
				{!sign && <Icon name="chevron-down" />}
			</button>
			<div
				id={id}
				popover="auto"
				role="menu"
				tabIndex={-1}
				aria-label={label}
				className="menu pop styles"
				onToggle={({ currentTarget, newState }) => {
					showMenu(currentTarget, newState === 'open', 'left');
					if (newState === 'open' && !sign)
						currentTarget.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
				}}
				onKeyDown={(event) => {
					event.stopPropagation();
					moveInMenu(event.currentTarget, event);
				}}
			>
				{names.map((name) => (
					<button
						key={name}
						type="button"
						role="menuitemradio"
						tabIndex={-1}
						aria-checked={name === style}
						className={`as-${name}`}
						// On a phone the keyboard stays.
						onPointerDown={(event) => sign && event.preventDefault()}
						onClick={({ currentTarget }) => {
							currentTarget.parentElement?.hidePopover();
							onStyle(name);
						}}
					>
						{styles[name]}
					</button>
				))}
				{children}
			</div>
		</>
	);
}

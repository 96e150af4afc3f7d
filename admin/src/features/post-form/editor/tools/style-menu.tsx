import { useId, useRef } from 'react';
import { writingTools } from '../../../../messages/writing-tools.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { moveInMenu, placeMenu } from '../../../../ui/menu-behaviour.ts';
import type { Style } from '../keys/block-commands.ts';

const { styles, style: label } = writingTools;
const names = Object.keys(styles) as Style[];

interface StyleMenuProps {
	style: Style;
	tabIndex?: number;
	/** What the opener shows on a phone instead of the style's name. */
	sign?: string;
	onStyle: (style: Style) => void;
}

/** What the paragraph is: it follows the cursor, and changes the paragraph there. */
export function StyleMenu({ style, tabIndex, sign, onStyle }: StyleMenuProps) {
	const id = useId();
	const menu = useRef<HTMLDivElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const onToggle = (isOpen: boolean) => {
		const [popup, button] = [menu.current, opener.current];
		if (!popup || !button) return;
		button.setAttribute('aria-expanded', String(isOpen));
		if (!isOpen) return;
		placeMenu(popup, button, 'left');
		if (!sign) popup.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
	};
	return (
		<>
			<button
				ref={opener}
				type="button"
				className={sign ? undefined : 'btn quiet style'}
				tabIndex={tabIndex}
				popoverTarget={id}
				aria-haspopup="menu"
				aria-expanded="false"
				aria-label={`${label}: ${styles[style]}`}
				data-tip={sign ? undefined : label}
			>
				{sign ? <span className="aa">{sign}</span> : <span>{styles[style]}</span>}
				{!sign && <Icon name="chevron-down" />}
			</button>
			<div
				ref={menu}
				id={id}
				popover="auto"
				role="menu"
				tabIndex={-1}
				aria-label={label}
				className="menu pop styles"
				onToggle={({ newState }) => onToggle(newState === 'open')}
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
						onClick={() => {
							menu.current?.hidePopover();
							onStyle(name);
						}}
					>
						{styles[name]}
					</button>
				))}
			</div>
		</>
	);
}

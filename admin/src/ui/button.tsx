import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { singleKeys } from './use-shortcuts.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	tone?: 'primary' | 'quiet' | 'warn' | 'quiet warn' | undefined;
	icon?: IconName;
	/** The action runs: clicks do nothing, and the focus stays, which a disabled button would lose. */
	busy?: boolean;
	/** Shown with a spinner while the action runs; makes the button `busy`. */
	busyText?: string | false | undefined;
	ref?: Ref<HTMLButtonElement>;
}

/** A submit button's click is also what Enter in a field does. */
const ignoresClicks = {
	'aria-disabled': true,
	onClick: (event: MouseEvent) => event.preventDefault(),
};

export function Button({
	tone,
	icon,
	busyText,
	busy = Boolean(busyText),
	children,
	className,
	...rest
}: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			{...(busy && ignoresClicks)}
			className={['btn', tone, className].filter(Boolean).join(' ')}
		>
			{busyText ? <span className="spin" /> : icon && <Icon name={icon} />}
			{busyText || children}
		</button>
	);
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'busy' | 'busyText'> {
	icon: IconName;
	label: string;
	/** Equivalent keys, shown in the tooltip; one alone only to who uses such. */
	keys?: string;
	children?: ReactNode;
}

/** An icon button: labelled for screen readers, and with a tooltip for everybody else. */
export function IconButton({
	icon,
	label,
	keys,
	className,
	tone = 'quiet',
	...rest
}: IconButtonProps) {
	const isInUse = singleKeys.useValue() === 'sim' || (keys ?? '').length > 1;
	const name = keys && isInUse ? `${label} (${keys})` : label;
	return (
		<button
			type="button"
			{...rest}
			aria-label={name}
			data-tip={name}
			className={['btn', tone, 'square', className].filter(Boolean).join(' ')}
		>
			<Icon name={icon} />
		</button>
	);
}

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	tone?: 'primary' | 'quiet' | 'warn' | 'quiet warn' | undefined;
	icon?: IconName;
	/** Shown with a spinner while the action runs; the button is disabled meanwhile. */
	busyText?: string | false | undefined;
	ref?: Ref<HTMLButtonElement>;
}

export function Button({
	tone,
	icon,
	busyText,
	children,
	className,
	disabled,
	...rest
}: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			disabled={disabled || Boolean(busyText)}
			className={['btn', tone, className].filter(Boolean).join(' ')}
		>
			{busyText ? <span className="spin" /> : icon && <Icon name={icon} />}
			{busyText || children}
		</button>
	);
}

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
	icon: IconName;
	label: string;
	/** Equivalent keys, shown in the tooltip. */
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
	const name = keys ? `${label} (${keys})` : label;
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

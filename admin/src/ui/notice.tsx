import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface NoticeProps {
	tone?: 'caution' | 'danger';
	/** Its tone's, unless it says more. */
	icon?: IconName;
	title?: string;
	/** Announced by screen readers at once, for urgent notices. */
	alert?: boolean;
	children?: ReactNode;
	actions?: ReactNode;
}

const signs = { caution: 'triangle-alert', danger: 'circle-alert' } as const;

/** For messages that must last; a toast disappears. */
export function Notice({ tone, icon, title, alert, children, actions }: NoticeProps) {
	return (
		<div className="notice" data-tone={tone} role={alert ? 'alert' : undefined}>
			<Icon name={icon ?? signs[tone ?? 'caution']} />
			<div>
				{title && <strong>{title}</strong>} {children}
			</div>
			{actions && <span className="row">{actions}</span>}
		</div>
	);
}

import { type ReactNode, useId } from 'react';
import { Drawing } from '../../ui/icon.tsx';

/** Lucide 1.62 (ISC). Here rather than with the other icons, which every page of the desk loads. */
const signs = {
	bad: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3|M12 9v4|M12 17h.01',
	check: 'M20 6 9 17l-5-5',
	mail: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z|m22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7',
	clock: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z|M12 6v6l4 2',
	shield:
		'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z|m9 12 2 2 4-4',
	image:
		'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z|M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0z|m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
	calendar:
		'M8 2v4|M16 2v4|M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z|M3 10h18',
	search: 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0|m21 21-4.34-4.34',
	rocket:
		'M12 15v5s3.03-.55 4-2c1.08-1.62 0-5 0-5|M4.5 16.5c-1.5 1.26-2 5-2 5s3.74-.5 5-2c.71-.84.7-2.13-.09-2.91a2.18 2.18 0 0 0-2.91-.09|M9 12a22 22 0 0 1 2-3.95A12.88 12.88 0 0 1 22 2c0 2.72-.78 7.5-6 11a22.4 22.4 0 0 1-4 2z|M9 12H4s.55-3.03 2-4c1.62-1.08 5 .05 5 .05',
} as const;

interface AnswerProps {
	title: string;
	sign: keyof typeof signs;
	/** `bad`: something has to be done. Shown by the sign too, not by colour alone. */
	tone?: 'ok' | 'bad';
	children?: ReactNode;
	/** What she can do about it. */
	actions?: ReactNode;
	/** Takes both columns, as every answer does that asks for something to be done. */
	isWide?: boolean;
	/** Takes two rows, beside two other answers. */
	isTall?: boolean;
}

/** One thing that the site says about itself, in sentences. */
export function Answer({ title, sign, tone, children, actions, isWide, isTall }: AnswerProps) {
	const id = useId();
	const cell = isWide || tone === 'bad' ? 'wide-cell' : isTall && 'tall-cell';
	return (
		<section
			className={['answer', cell].filter(Boolean).join(' ')}
			data-tone={tone}
			aria-labelledby={id}
		>
			<span className="sign">
				<Drawing paths={signs[tone === 'bad' ? 'bad' : sign]} />
			</span>
			<div>
				<h2 id={id}>{title}</h2>
				{children}
			</div>
			{actions && <div className="row">{actions}</div>}
		</section>
	);
}

interface MeterProps {
	/** Between 0 and 1. */
	share: number;
	from: string;
	to: string;
}

/** The sentence beside it says the same. */
export function Meter({ share, from, to }: MeterProps) {
	return (
		<div className="meter">
			<i
				style={{ '--w': `${Math.min(100, Math.round(share * 100))}%` } as React.CSSProperties}
				aria-hidden="true"
			/>
			<span className="ends">
				<span>{from}</span>
				<span>{to}</span>
			</span>
		</div>
	);
}

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { link as text } from '../../../messages/link.ts';
import { browserCloses } from '../../../ui/browser-closes.ts';
import { leaveModal, openModal } from '../../../ui/open-modals.ts';
import '../../../styles/bottom-sheet.css';
import '../../../styles/link.css';
import type { LinkDialogProps } from './link.ts';
import { LinkCard } from './link-card.tsx';
import { LinkPicker } from './link-picker.tsx';

const gap = 8;

/** Places the dialog below the words, or above them when there is no room. Phones show a sheet instead. */
function place(dialog: HTMLDialogElement, { top, bottom, left }: LinkDialogProps['anchor']): void {
	const { offsetWidth: width, offsetHeight: height, style } = dialog;
	const below = innerHeight - bottom - 2 * gap;
	const isBelow = below >= Math.min(height, 320) || below >= top;
	style.setProperty('--x', `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`);
	style.setProperty('--y', isBelow ? `${bottom + gap}px` : 'auto');
	style.setProperty('--y-end', isBelow ? 'auto' : `${innerHeight - top + gap}px`);
	style.setProperty('--room', `${(isBelow ? below : top - 2 * gap) | 0}px`);
}

interface FloatProps extends Pick<LinkDialogProps, 'anchor' | 'onClose'> {
	className: string;
	children: ReactNode;
}

function Float({ anchor, className, onClose, children }: FloatProps) {
	const ref = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const dialog = ref.current;
		return () => (dialog === null ? undefined : leaveModal(dialog));
	}, []);
	useLayoutEffect(() => {
		if (ref.current && !ref.current.open) openModal(ref.current);
		if (ref.current) place(ref.current, anchor);
	});
	useEffect(() => {
		const again = () => ref.current && place(ref.current, anchor);
		addEventListener('resize', again);
		return () => removeEventListener('resize', again);
	}, [anchor]);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog
		<dialog
			ref={ref}
			className={`link-float ${className}`}
			aria-label={text.label}
			onClick={({ target }) => target === ref.current && onClose()}
			{...browserCloses(onClose)}
		>
			{children}
		</dialog>
	);
}

/** Chooses a post or an address, or acts on the present link. Independent of the editor. */
export function LinkDialog(props: LinkDialogProps) {
	const { address, anchor, onClose, onRemove } = props;
	const [isPicking, setPicking] = useState(address === undefined);
	const isCard = address !== undefined && !isPicking;
	return (
		<Float anchor={anchor} className={isCard ? 'link-card' : 'picker'} onClose={onClose}>
			{isCard ? (
				<LinkCard address={address} onChange={() => setPicking(true)} onRemove={onRemove} />
			) : (
				<LinkPicker {...props} />
			)}
		</Float>
	);
}

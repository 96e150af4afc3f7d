import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { linkedSlug } from '#domain/text/own-links';
import { link as text } from '../../../messages/link.ts';
import { Button } from '../../../ui/button.tsx';
import { browserCloses, leaveModal, openModal } from '../../../ui/open-modals.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { linkStatesQuery } from './link-queries.ts';
import { postWords } from './post-words.ts';
import { readAddress } from './read-address.ts';
import '../../../styles/bottom-sheet.css';
import '../../../styles/link.css';
import type { LinkDialogProps } from './link.ts';
import { LinkPicker } from './link-picker.tsx';

function About({ address }: { address: string }) {
	const slug = linkedSlug(address);
	const { data } = useQuery(linkStatesQuery(slug ? [slug] : []));
	const read = readAddress(address, location.host);
	if (!slug)
		return (
			<>
				<span className="title">{read?.name ?? address}</span>
				<span className="sub">{read ? text.kinds[read.kind] : text.bad}</span>
			</>
		);
	const post = data?.get(slug);
	if (!post)
		return (
			<>
				<span className="title">{address}</span>
				<span className="sub">{data && text.missing}</span>
			</>
		);
	const { mark, state, about } = postWords(post, new Date().toISOString());
	return (
		<>
			<span className="title">{post.title || text.untitled}</span>
			<span className="sub">
				<StatusBadge kind={mark} label={state} /> {about}
			</span>
		</>
	);
}

interface LinkCardProps {
	address: string;
	onChange: () => void;
	onRemove: () => void;
}

/** The link at the cursor, with its actions. */
export function LinkCard({ address, onChange, onRemove }: LinkCardProps) {
	const read = readAddress(address, location.host);
	return (
		<>
			<div>
				<About address={address} />
			</div>
			<span className="row">
				{read && read.kind !== 'section' && (
					<a className="btn quiet" href={read.address} target="_blank" rel="noopener">
						{text.open}
					</a>
				)}
				<Button tone="quiet" autoFocus onClick={onChange}>
					{text.change}
				</Button>
				<Button tone="quiet" onClick={onRemove}>
					{text.remove}
				</Button>
			</span>
		</>
	);
}

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
			className={`sheet link-float ${className}`}
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

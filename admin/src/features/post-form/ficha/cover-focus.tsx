import { useQuery } from '@tanstack/react-query';
import {
	type CSSProperties,
	type KeyboardEvent,
	type PointerEvent,
	type ReactNode,
	useRef,
} from 'react';
import { useWatch } from 'react-hook-form';
import { coverStyle, onGround } from '#components/picture-source.ts';
import { readOwnImage } from '#domain/pictures/own-picture';
import { type Focus, readFocus, writeFocus } from '#domain/pictures/picture-focus';
import { categoriesQuery } from '../../../api/queries.ts';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { knownSize } from '../../../text/picture-sizes.ts';
import { useFichaChange } from './ficha-change.ts';

/** How readers' pages will show a cover that they do not cut: a book's, or a small one. */
function useWholeStyle(url: string): CSSProperties | undefined {
	const { control } = usePostForm().form;
	const [category_id, tags] = useWatch({ control, name: ['category_id', 'tags'] });
	const category = useQuery(categoriesQuery).data?.find(({ id }) => id === category_id) ?? null;
	const image_width = (readOwnImage(url) ?? knownSize(url))?.width ?? null;
	return coverStyle({ category, tags, image_focus: null, image_width });
}

const text = messages.pictures.focus;
const steps: Record<string, Focus> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};
const bigStep = 10;

/** The cover as the card, the article's head and a shared link show it. */
function Cuts({ url, style }: { url: string; style: CSSProperties }) {
	// Another site's picture is never fetched, so a shared link shows a drawn card instead.
	const cuts = Object.entries(text.cuts).filter(([cut]) => cut !== 'social' || readOwnImage(url));
	return (
		<ul className="cuts" aria-label={text.cutsLabel}>
			{cuts.map(([cut, name]) => (
				<li key={cut}>
					<img data-cut={cut} src={url} alt="" style={style} />
					{name}
				</li>
			))}
		</ul>
	);
}

interface CoverFocusProps {
	url: string;
	/** The whole picture. */
	picture: ReactNode;
}

/** Chooses the point of the cover that stays visible wherever it is cropped. */
export function CoverFocus({ url, picture }: CoverFocusProps) {
	const whole = useWholeStyle(url);
	if (whole)
		return (
			<div className="focus-two">
				<div>
					<div className="whole">{picture}</div>
					<p className="hint">{whole === onGround ? text.whole : text.small}</p>
				</div>
				<Cuts url={url} style={whole} />
			</div>
		);
	return <FocusChoice url={url} picture={picture} />;
}

function FocusChoice({ url, picture }: CoverFocusProps) {
	const { form } = usePostForm();
	const stored = useWatch({ control: form.control, name: 'image_focus' });
	const focus = readFocus(stored);
	const whole = useRef<HTMLDivElement>(null);
	const point = useRef<HTMLButtonElement>(null);
	const change = useFichaChange();
	const choose = (next: Focus) => form.setValue('image_focus', writeFocus(next));
	const reset = () =>
		change(['image_focus'], messages.form.changed.focus, () => choose(readFocus(null)));

	const chooseAt = (event: PointerEvent) => {
		const box = whole.current?.getBoundingClientRect();
		if (!box || event.buttons !== 1) return;
		choose({
			x: ((event.clientX - box.left) / box.width) * 100,
			y: ((event.clientY - box.top) / box.height) * 100,
		});
	};
	const chooseByKey = (event: KeyboardEvent) => {
		const step = steps[event.key];
		if (!step) return;
		event.preventDefault();
		const size = event.shiftKey ? bigStep : 1;
		choose({ x: focus.x + step.x * size, y: focus.y + step.y * size });
	};
	return (
		<div className="focus-two">
			<div>
				<div
					className="whole"
					ref={whole}
					onPointerDown={(event) => {
						event.preventDefault();
						event.currentTarget.setPointerCapture(event.pointerId);
						point.current?.focus();
						chooseAt(event);
					}}
					onPointerMove={chooseAt}
				>
					{picture}
					<button
						type="button"
						className="focal"
						ref={point}
						aria-label={text.point(focus)}
						style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
						onKeyDown={chooseByKey}
					/>
				</div>
				<p className="hint">
					{text.hint}{' '}
					{stored !== '' && (
						<button type="button" className="link" onClick={reset}>
							{text.reset}
						</button>
					)}
				</p>
			</div>
			<Cuts url={url} style={{ objectPosition: `${focus.x}% ${focus.y}%` }} />
		</div>
	);
}

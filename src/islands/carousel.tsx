import {
	type KeyboardEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { Icon } from '#components/icon.tsx';
import { limits } from '#config/limits';
import { messages } from '#config/messages';

export interface CarouselProps {
	id: string;
	title: string;
	/** Number of cards. */
	cards: number;
	/** Stands on a lit board from edge to edge. */
	shelf?: boolean;
	/** The track, which scrolls without script. */
	children?: ReactNode;
}

const text = messages.carousel;
const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows and keys move a row of cards by two (Spec §9: 2), and the arrows mark its ends. */
export function Carousel({ id, title, cards, shelf = false, children }: CarouselProps) {
	const root = useRef<HTMLDivElement>(null);
	const { atStart, atEnd } = useEnds(root);
	const [back, forward] = useFocusKept(atStart, atEnd);
	const onKey = (event: KeyboardEvent) => {
		const direction = keys[event.key];
		if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		move(root, direction);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys of the links and buttons within
		<div
			className={shelf ? 'carousel wrap' : 'carousel'}
			data-cards={cards}
			ref={root}
			onKeyDown={onKey}
		>
			<div className="section-head">
				<h2 id={id}>{title}</h2>
				<div className="arrows">
					<button
						type="button"
						ref={back}
						aria-label={text.previous(title)}
						aria-controls={trackId(id)}
						disabled={atStart}
						onClick={() => move(root, -1)}
					>
						<Icon name="left" />
					</button>
					<button
						type="button"
						ref={forward}
						aria-label={text.next(title)}
						aria-controls={trackId(id)}
						disabled={atEnd}
						onClick={() => move(root, 1)}
					>
						<Icon name="right" />
					</button>
				</div>
			</div>
			{children}
		</div>
	);
}

export const trackId = (id: string) => `${id}-lista`;

type Root = RefObject<HTMLElement | null>;
const findTrack = ({ current }: Root) => current?.querySelector<HTMLElement>('.track');

function move(root: Root, direction: number): void {
	const track = findTrack(root);
	if (!track) return;
	const [first, second] = track.children as HTMLCollectionOf<HTMLElement>;
	const step = first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
	track.scrollBy({ left: direction * limits.carouselStep * step });
}

/** As built, a carousel stands at its start. */
function useEnds(root: Root) {
	const [atStart, setAtStart] = useState(true);
	const [atEnd, setAtEnd] = useState(false);
	useEffect(() => {
		const track = findTrack(root);
		if (!track) return;
		const update = () => {
			setAtStart(track.scrollLeft < 8);
			setAtEnd(track.scrollLeft > track.scrollWidth - track.clientWidth - 8);
		};
		const observer = new ResizeObserver(update);
		observer.observe(track);
		track.addEventListener('scroll', update, { passive: true });
		return () => {
			observer.disconnect();
			track.removeEventListener('scroll', update);
		};
	}, [root]);
	return { atStart, atEnd };
}

/** Disabling a focused button would lose the keyboard focus, so it moves to the other button. */
function useFocusKept(atStart: boolean, atEnd: boolean) {
	const back = useRef<HTMLButtonElement>(null);
	const forward = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		const { activeElement } = document;
		if (atStart && activeElement === back.current) forward.current?.focus({ preventScroll: true });
		if (atEnd && activeElement === forward.current) back.current?.focus({ preventScroll: true });
	}, [atStart, atEnd]);
	return [back, forward] as const;
}

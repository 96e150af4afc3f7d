import {
	type KeyboardEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useRef,
	useState,
} from 'react';
import { Icon } from '#components/icon.tsx';
import { limits } from '#config/limits';
import { messages } from '#config/messages';
import { StartsAgain } from './starts-again.ts';

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

/** A row of cards; without its arrows it still scrolls. */
export function Carousel(props: CarouselProps) {
	const { id, title, cards, shelf, children } = props;
	const still = (
		<div className={classOf(shelf)} data-cards={cards}>
			<div className="section-head">
				<h2 id={id}>{title}</h2>
			</div>
			{children}
		</div>
	);
	return (
		<StartsAgain instead={still}>
			<MovingCarousel {...props} />
		</StartsAgain>
	);
}

const classOf = (shelf = false) => (shelf ? 'carousel wrap' : 'carousel');

/** Arrows and keys move the row by two cards; at an end an arrow does nothing, and keeps the focus. */
function MovingCarousel({ id, title, cards, shelf, children }: CarouselProps) {
	const root = useRef<HTMLDivElement>(null);
	const { atStart, atEnd } = useEnds(root);
	const onKey = (event: KeyboardEvent) => {
		const direction = keys[event.key];
		if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		move(root, direction);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys of the links and buttons within
		<div className={classOf(shelf)} data-cards={cards} ref={root} onKeyDown={onKey}>
			<div className="section-head">
				<h2 id={id}>{title}</h2>
				{cards > 1 && (
					<div className="arrows">
						<button
							type="button"
							aria-label={text.previous(title)}
							aria-controls={trackId(id)}
							aria-disabled={atStart}
							onClick={() => move(root, -1)}
						>
							<Icon name="left" />
						</button>
						<button
							type="button"
							aria-label={text.next(title)}
							aria-controls={trackId(id)}
							aria-disabled={atEnd}
							onClick={() => move(root, 1)}
						>
							<Icon name="right" />
						</button>
					</div>
				)}
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
	const [ends, setEnds] = useState({ atStart: true, atEnd: false });
	useEffect(() => {
		const track = findTrack(root);
		if (!track) return;
		const update = () => {
			const atStart = track.scrollLeft < 8;
			const atEnd = track.scrollLeft > track.scrollWidth - track.clientWidth - 8;
			setEnds((known) =>
				known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd },
			);
		};
		const observer = new ResizeObserver(update);
		observer.observe(track);
		track.addEventListener('scroll', update, { passive: true });
		return () => {
			observer.disconnect();
			track.removeEventListener('scroll', update);
		};
	}, [root]);
	return ends;
}

import {
	type MouseEvent,
	type RefObject,
	type SyntheticEvent,
	startTransition,
	useEffect,
	useEffectEvent,
	useState,
} from 'react';
import { useLocation } from 'react-router';
import type { Check } from '../../checks/check-text.ts';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { watchEditor } from '../../editor/use-editor-state.ts';
import { messages } from '../../messages/all.ts';
import { usePostForm } from '../../text/form-context.ts';
import { AuthorPart } from './ficha/author-part.tsx';
import { CategoryPart } from './ficha/category-part.tsx';
import { ChecksPart } from './ficha/checks-part.tsx';
import { CoverPart } from './ficha/cover-part.tsx';
import { ExcerptPart } from './ficha/excerpt-part.tsx';
import { PublicationPart } from './ficha/publication-part.tsx';
import { PublicationLane } from './ficha/publication-rail-part.tsx';
import { ReviewPart } from './ficha/review-day-part.tsx';
import { SearchPart } from './ficha/search-part.tsx';
import { SlugPart } from './ficha/slug-part.tsx';
import { TagsPart } from './ficha/tags-part.tsx';
import { FormNotices } from './form-notices.tsx';
import { DoorOffer, Outline, ResultsPart, ShowPart } from './later-parts.ts';
import { RecoveryNotice } from './lost-text-notice.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import type { Cursor } from './preview/use-follow.ts';
import { useLength } from './preview/use-length.ts';
import type { Preview } from './preview/use-preview.ts';
import { ErrorSummary, type Side, SideTabs, useIsSideFolded } from './side-tabs.tsx';
import { Writing } from './writing.tsx';

interface FormBodyProps {
	editor: RefObject<EditorHandle | null>;
	checks: Check[];
	preview: Preview;
	onShow: (at: number) => void;
}

const useIsTurned = () => useLocation().hash === '#previa';

/** On a narrow screen `#previa` switches from the form to the preview. */
function useTurnedPage() {
	const turned = useIsTurned();
	useEffect(() => {
		document.body.classList.toggle('turned', turned);
		return () => document.body.classList.remove('turned');
	}, [turned]);
}

// Elements that stay the same are not drawn again with each key.
const notices = (
	<>
		<RecoveryNotice />
		<FormNotices />
		<ErrorSummary />
	</>
);
const ficha = (
	<>
		<PublicationLane />
		<PublicationPart />
		<ReviewPart />
		<SlugPart />
		<CoverPart />
		<CategoryPart />
		<TagsPart />
		<ExcerptPart />
		<SearchPart />
	</>
);

/** The text on the left; next to it the ficha or the true preview. */
export function FormBody({ editor, checks, preview, onShow }: FormBodyProps) {
	const { form: text } = messages;
	const { start, writer, state } = usePostForm();
	const { words, minutes } = useLength(preview);
	const [watch] = useState(watchEditor);
	const isTurned = useIsTurned();
	const offersDoor = useLocation().state?.offers === 'door';
	const [side, setSide] = useState<Side>(isTurned ? 'preview' : 'ficha');
	const isFolded = useIsSideFolded();
	const [cursor, setCursor] = useState<Cursor>();
	const isPreviewShown = isTurned || side === 'preview';
	/** While no preview is shown, a key draws neither it nor the form again. */
	const follow = () => {
		if (!editor.current || !isPreviewShown) return;
		const now = { content: writer.text.values.content, at: editor.current.cursor() };
		startTransition(() => setCursor(now));
	};
	const followShown = useEffectEvent(follow);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a preview that opens is told the place
	useEffect(() => followShown(), [isPreviewShown]);
	const onHand = ({ target }: SyntheticEvent) => {
		if ((target as Element).matches('.editor')) follow();
	};
	/** A press beside or below the text goes to it: what is typed next must not go nowhere. */
	const onPress = (event: MouseEvent) => {
		const { target, currentTarget, button, clientX: x, clientY: y } = event;
		const text = currentTarget.querySelector('.write-text');
		if (!text || button !== 0 || (target !== text && target !== currentTarget)) return;
		if (y < text.getBoundingClientRect().top) return;
		event.preventDefault();
		editor.current?.focusNear({ x, y });
	};
	useTurnedPage();
	return (
		<div className="work" data-side={side} data-folded={isFolded || undefined}>
			<main
				className="write"
				id="texto"
				tabIndex={-1}
				onKeyUp={onHand}
				onPointerUp={onHand}
				onMouseDown={onPress}
			>
				<h1 className="visually-hidden">{state.post ? text.editTitle : text.createTitle}</h1>
				<Writing {...{ editor, watch, words, minutes }} notices={notices} />
			</main>
			<aside className="side" aria-label={text.fichaLabel}>
				<SideTabs side={side} onSide={setSide} />
				<div className="ficha" id="ficha" tabIndex={-1}>
					{ficha}
					<AuthorPart minutes={minutes} />
					<ChecksPart checks={checks} blank={preview.isBlank} onShow={onShow} />
					{/* It comes with the first unpublished change, and moves no row that stands. */}
					{(state.post || state.workingCopy) && <ShowPart postId={start.id} />}
					<Outline watch={watch} editor={editor} />
					{state.post?.published_at && (
						<ResultsPart postId={state.post.id} publishedAt={state.post.published_at} />
					)}
				</div>
				<PreviewPane preview={preview} cursor={cursor} />
			</aside>
			{offersDoor && <DoorOffer watch={watch} editor={editor} />}
		</div>
	);
}

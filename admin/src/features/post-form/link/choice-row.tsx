import { useEffect, useRef } from 'react';
import { link as text } from '../../../messages/link.ts';
import { Icon } from '../../../ui/icon.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { markHits } from './mark-hits.ts';
import { postWords } from './post-words.ts';
import type { Choice } from './use-choices.ts';

function PostWords({ post, asked }: { post: NonNullable<Choice['post']>; asked: string }) {
	const { about, mark, state, why, isBinned } = postWords(post, new Date().toISOString());
	return (
		<>
			<span className="title">
				{post.title === ''
					? text.untitled
					: markHits(post.title, asked).map(({ text: piece, isHit, at }) =>
							isHit ? (
								<b className="hit" key={at}>
									{piece}
								</b>
							) : (
								piece
							),
						)}
			</span>
			<span className="sub">{about}</span>
			<StatusMark kind={mark} label={state} />
			{why && (
				<span className={isBinned ? 'why bad' : 'why'}>
					<Icon name="triangle-alert" />
					{why}
				</span>
			)}
		</>
	);
}

interface ChoiceRowProps {
	id: string;
	choice: Choice;
	asked: string;
	isCurrent: boolean;
	onPoint: () => void;
	onPut: () => void;
}

/** A post or a typed address in the list. */
export function ChoiceRow({ id, choice, asked, isCurrent, onPoint, onPut }: ChoiceRowProps) {
	const { post, read } = choice;
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest' });
	}, [isCurrent]);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
		// biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
		<div
			ref={ref}
			id={id}
			className="pick"
			role="option"
			aria-selected={isCurrent}
			aria-disabled={post?.deleted_at ? true : undefined}
			onPointerMove={onPoint}
			onClick={onPut}
		>
			{post && <PostWords post={post} asked={asked} />}
			{read && (
				<>
					<span className="title">{read.name}</span>
					<span className="sub">{text.kinds[read.kind]}</span>
				</>
			)}
		</div>
	);
}

import { useEffect, useRef } from 'react';
import { fold } from '#domain/text/fold';
import { link as text } from '../../../messages/link.ts';
import { Icon } from '../../../ui/icon.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { postWords } from './post-words.ts';
import type { Choice } from './use-choices.ts';

/** Splits a title into matching and other parts, ignoring accents and case. */
export function markHits(
	title: string,
	asked: string,
): { text: string; isHit: boolean; at: number }[] {
	const letters = [...title];
	const origin = letters.flatMap((letter, index) => [...fold(letter)].map(() => index));
	const folded = letters.map(fold).join('');
	const hits = new Set<number>();
	for (const word of fold(asked).split(/[^\p{L}\p{N}]+/u)) {
		if (word === '') continue;
		for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
			for (let index = at; index < at + word.length; index += 1) hits.add(origin[index] ?? -1);
	}
	const pieces: ReturnType<typeof markHits> = [];
	for (const [index, letter] of letters.entries()) {
		const isHit = hits.has(index);
		const last = pieces.at(-1);
		if (last?.isHit === isHit) last.text += letter;
		else pieces.push({ text: letter, isHit, at: index });
	}
	return pieces;
}

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
			<StatusBadge kind={mark} label={state} />
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

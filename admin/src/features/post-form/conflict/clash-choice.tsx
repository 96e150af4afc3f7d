import { useId } from 'react';
import { bothAsRead } from '#domain/text/strip-marks';
import { useTextView } from '../../../editor/kept-text-view.ts';
import { messages } from '../../../messages/all.ts';
import { WordDiff } from '../../../ui/word-diff.tsx';
import type { Choice, Side } from './choices.ts';

interface Texts {
	base: string;
	mine: string;
	theirs: string;
}
interface ClashChoiceProps {
	label: string;
	texts: Texts;
	/** Display names of the values, when those are not readable (a category's id). */
	shown?: Texts;
	/** Both texts in one, for a manual merge. */
	both: string;
	long: boolean;
	/** The user's own text comes from this browser's journal. */
	recovered: boolean;
	choice: Choice | undefined;
	onChoose: (choice: Choice) => void;
}

interface SideCardProps {
	name: string;
	group: string;
	side: Exclude<Side, 'hand'>;
	texts: Texts;
	long: boolean;
	/** Where this version is. */
	place: string;
	chosen: boolean;
	onChoose: () => void;
}

function SideCard({ name, group, side, texts, long, place, chosen, onChoose }: SideCardProps) {
	const { conflict: text } = messages;
	const hasMarks = useTextView() === 'markdown';
	const before = texts.base || texts[side === 'mine' ? 'theirs' : 'mine'];
	const asWritten = { before, after: texts[side] };
	return (
		<label className="choice">
			<span className="top">
				<input
					className="check round"
					type="radio"
					name={group}
					checked={chosen}
					onChange={onChoose}
				/>
				<strong>{name}</strong> <span>{place}</span>
				<span className="pick">{chosen ? text.kept : text.keep}</span>
			</span>
			<span className={long ? 'diff' : 'diff plain'}>
				{texts[side] === '' ? (
					<em className="muted">{text.empty}</em>
				) : (
					<WordDiff {...(long && !hasMarks ? bothAsRead(before, texts[side]) : asWritten)} />
				)}
			</span>
		</label>
	);
}

/** The user's version, the saved one, or a manual merge, each compared with their common base. */
export function ClashChoice({
	label,
	texts,
	shown = texts,
	both,
	long,
	recovered,
	choice,
	onChoose,
}: ClashChoiceProps) {
	const { conflict: text } = messages;
	const group = useId();
	const places = { mine: recovered ? text.fromBrowser : text.here, theirs: text.there };
	const byHand = choice?.side === 'hand';
	return (
		<div role="radiogroup" aria-label={label}>
			<div className="pair">
				{(['mine', 'theirs'] as const).map((side) => (
					<SideCard
						key={side}
						name={text[side]}
						group={group}
						side={side}
						texts={shown}
						long={long}
						place={places[side]}
						chosen={choice?.side === side}
						onChoose={() => onChoose({ side })}
					/>
				))}
			</div>
			{shown === texts && (
				<div className="choice both">
					<label className="top">
						<input
							className="check round"
							type="radio"
							name={group}
							checked={byHand}
							onChange={() => onChoose({ side: 'hand', text: both })}
						/>
						<strong>{text.byHand}</strong> <span>{text.byHandHint}</span>
						<span className="pick">{byHand ? text.kept : text.keep}</span>
					</label>
					{byHand && (
						<textarea
							className="area"
							aria-label={text.joinedText}
							rows={long ? 6 : 2}
							value={choice.text ?? ''}
							onChange={({ target }) => onChoose({ side: 'hand', text: target.value })}
						/>
					)}
				</div>
			)}
		</div>
	);
}

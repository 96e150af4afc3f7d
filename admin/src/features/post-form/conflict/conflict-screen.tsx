import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { instant } from '#contract/plain-fields';
import { formatDateTime } from '#domain/time/dates';
import { categoriesQuery } from '../../../api/queries.ts';
import { messages } from '../../../messages/all.ts';
import { startOther } from '../../../text/begin-post.ts';
import { usePostForm } from '../../../text/form-context.ts';
import type { FieldName, PostValues } from '../../../text/post-values.ts';
import type { Conflict, SaveIntent } from '../../../text/text-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatMoment } from '../../../ui/times.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';
import { WordDiff } from '../../../ui/word-diff.tsx';
import {
	applyChoices,
	type Choice,
	joinBoth,
	type Question,
	questionsOf,
	textOfField,
} from './choices.ts';
import { ClashChoice } from './clash-choice.tsx';

interface ConflictScreenProps {
	conflict: Conflict;
	onResolved: (intent: SaveIntent) => Promise<void>;
}

function useFieldText() {
	const categories = useQuery(categoriesQuery).data ?? [];
	return (values: PostValues, field: FieldName): string => {
		const text = textOfField(values, field);
		if (field === 'scheduled_at' && text === '') return messages.form.publication.onClick;
		// Half a time may have been typed.
		if (field === 'scheduled_at' && instant.safeParse(text).success) return formatDateTime(text);
		if (field !== 'category_id') return text;
		return categories.find(({ id }) => id === text)?.name ?? messages.form.category.none;
	};
}

/** Values whose display differs from what is stored cannot be merged by hand. */
const isRead = (field: FieldName) => field === 'category_id' || field === 'scheduled_at';

function QuestionPart({
	question,
	conflict,
	choice,
	onChoose,
}: {
	question: Question;
	conflict: Conflict;
	choice: Choice | undefined;
	onChoose: (choice: Choice) => void;
}) {
	const { form } = messages;
	const fieldText = useFieldText();
	const { versions } = conflict;
	const { field, segment } = question;
	const of = (text: (values: PostValues) => string) => ({
		base: text(versions.base),
		mine: text(versions.mine),
		theirs: text(versions.theirs),
	});
	const texts = segment ?? of((values) => textOfField(values, field));
	return (
		<ClashChoice
			label={form.fields[field]}
			texts={texts}
			{...(isRead(field) && { shown: of((values) => fieldText(values, field)) })}
			both={joinBoth(field, texts)}
			long={field === 'content'}
			recovered={conflict.mineAt !== undefined}
			choice={choice}
			onChoose={onChoose}
		/>
	);
}

function AlreadyJoined({ conflict }: { conflict: Conflict }) {
	const { conflict: text, form } = messages;
	const fieldText = useFieldText();
	const { settled, merged } = conflict.merge;
	if (settled.length === 0) return null;
	return (
		<section className="clash">
			<h2>
				{text.already} <small>{text.alreadyHint}</small>
			</h2>
			<ul className="merged">
				{settled.map(({ field, from }) => (
					<li key={field}>
						<span className="name">{form.fields[field]}</span>
						<span className="diff plain">
							<WordDiff
								before={fieldText(conflict.versions.base, field)}
								after={fieldText(merged, field)}
							/>
						</span>
						<span className="muted nowrap">
							{from === 'mine' ? text.fromMine : text.fromTheirs}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Moves the user's own version to a new text, which is not a post yet. */
function useSaveAsOther(conflict: Conflict) {
	const { writer } = usePostForm();
	const navigate = useNavigate();
	return useMutation({
		mutationFn: () => startOther(conflict.versions.mine),
		onSuccess: (id) => {
			writer.resolve(conflict.versions.theirs);
			void navigate(`${paths.admin.create}?id=${id}`);
		},
		onError: toastFailure,
	});
}

function Questions({
	conflict,
	choices,
	onChoose,
}: {
	conflict: Conflict;
	choices: ReadonlyMap<string, Choice>;
	onChoose: (key: string, choice: Choice) => void;
}) {
	const { conflict: text, form } = messages;
	const questions = questionsOf(conflict);
	const fields = [...new Set(questions.map(({ field }) => field))];
	return fields.map((field) => {
		const own = questions.filter((question) => question.field === field);
		return (
			<section className="clash" key={field}>
				<h2>
					{form.fields[field]} {own.length > 1 && <small>{text.clashesIn(own.length)}</small>}
				</h2>
				<div className="stack">
					{own.map((question) => (
						<QuestionPart
							key={question.key}
							question={question}
							conflict={conflict}
							choice={choices.get(question.key)}
							onChoose={(choice) => onChoose(question.key, choice)}
						/>
					))}
				</div>
			</section>
		);
	});
}

function Pips({ done, all }: { done: number; all: number }) {
	return (
		<span className="pips" aria-hidden="true">
			{Array.from({ length: all }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the dots differ only by position
				<i key={index} className={index < done ? 'on' : undefined} />
			))}
		</span>
	);
}

function ConflictBar() {
	const { writer } = usePostForm();
	return (
		<header className="desk-bar doc-bar">
			<Button tone="quiet" className="back" onClick={() => writer.text.dispatch('putOff')}>
				<Icon name="arrow-left" />
				<span className="back-word">{messages.conflict.back}</span>
			</Button>
			<div className="who">
				<span className="saved">
					<Icon name="shield-check" />
					{messages.form.place.conflict}
				</span>
			</div>
		</header>
	);
}

/**
 * Two versions of one post, field by field: lists what was merged automatically, and asks about the rest, so that
 * neither version is lost.
 */
export function ConflictScreen({ conflict, onResolved }: ConflictScreenProps) {
	const { conflict: text } = messages;
	const { writer } = usePostForm();
	const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const saveAsOther = useSaveAsOther(conflict);
	const all = questionsOf(conflict).length;
	const recovered = conflict.mineAt !== undefined;
	const now = new Date().toISOString();
	const at = formatMoment(conflict.theirsAt, now);
	const mineAt = formatMoment(conflict.mineAt ?? now, now);
	const save = () => {
		const intent = writer.resolve(applyChoices(conflict, choices));
		if (intent !== 'autosave') void onResolved(intent);
	};
	return (
		<>
			<ConflictBar />
			<main className="desk">
				<div className="page-head">
					<div>
						<h1 ref={heading} tabIndex={-1}>
							{recovered ? text.recoveredTitle : text.title}
						</h1>
						<p>{recovered ? text.recoveredLead(mineAt, at) : text.lead(at, all)}</p>
					</div>
				</div>
				<Questions
					conflict={conflict}
					choices={choices}
					onChoose={(key, choice) => setChoices(new Map(choices).set(key, choice))}
				/>
				<AlreadyJoined conflict={conflict} />
				<div className="leave">
					{text.leaveText}
					<Button disabled={saveAsOther.isPending} onClick={() => saveAsOther.mutate()}>
						{text.saveAsOther}
					</Button>
				</div>
				<div className="decide">
					<span className="how" role="status">
						<Pips done={choices.size} all={all} />
						{text.decided(choices.size, all)}
						<span className="more">{text.wholeInHistory}</span>
					</span>
					<Button tone="primary" disabled={choices.size < all} onClick={save}>
						{text.save}
					</Button>
				</div>
			</main>
		</>
	);
}

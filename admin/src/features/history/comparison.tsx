import { useMemo, useRef, useState } from 'react';
import type { Category } from '#domain/names/category';
import { valuesOf } from '#domain/post/form-values';
import { statusLabels } from '#domain/post/post';
import type { RevisionFields } from '#domain/post/post-versions';
import { asRead, bothAsRead } from '#domain/text/strip-marks';
import { formatDateTime } from '#domain/time/dates';
import { diffLists } from '#merge/diff-lists';
import { useTextView } from '../../editor/kept-text-view.ts';
import { messages } from '../../messages/all.ts';
import { type FieldName, fieldNames } from '../../text/post-values.ts';
import { IconButton } from '../../ui/button.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { countChanges, WordDiff } from '../../ui/word-diff.tsx';

type Stretch =
	| { kind: 'same'; text: string; paragraphs: number }
	| { kind: 'changed'; before: string; after: string };

const paragraphs = (text: string) => text.split(/\n{2,}/);

/** Divides a text into changed paragraphs, to be compared word by word, and unchanged ones, which can be folded. */
export function changedStretches(before: string, after: string): Stretch[] {
	const stretches: Stretch[] = [];
	for (const { value, added, removed } of diffLists(paragraphs(before), paragraphs(after))) {
		const text = value.join('\n\n');
		const last = stretches.at(-1);
		if (!added && !removed) stretches.push({ kind: 'same', text, paragraphs: value.length });
		else if (last?.kind === 'changed') {
			if (removed) last.before = text;
			else last.after = text;
		} else
			stretches.push({ kind: 'changed', before: removed ? text : '', after: added ? text : '' });
	}
	return stretches;
}

interface ComparisonProps {
	/** Undefined for the first version: all of it is new, and nothing of it is marked. */
	before: RevisionFields | undefined;
	after: RevisionFields;
	/** How many words the list of versions counts more in the later one, below zero for fewer. */
	moreWords: number;
	categories: Category[];
	wholeText: boolean;
}

/** The texts that history shows for each field of a version. */
function textsOf(version: RevisionFields, categories: Category[]): Record<string, string> {
	const { fields, publication } = messages.form;
	const state = version.published ? 'published' : 'draft';
	const words: Partial<Record<FieldName, string>> = {
		category_id: categories.find(({ id }) => id === version.category_id)?.name ?? '',
		tags: version.tags.join(', '),
	};
	const plain = valuesOf(version);
	const told = fieldNames.filter((name) => name !== 'scheduled_at');
	return {
		...Object.fromEntries(told.map((name) => [fields[name], words[name] ?? String(plain[name])])),
		[fields.publication]: statusLabels[state],
		[publication.scheduleFor]: version.scheduled_at ? formatDateTime(version.scheduled_at) : '',
	};
}

function ContentDiff({
	before,
	after,
	wholeText,
}: {
	before: string | undefined;
	after: string;
	wholeText: boolean;
}) {
	const stretches = useMemo(() => changedStretches(before ?? '', after), [before, after]);
	const hasMarks = useTextView() === 'markdown';
	if (before === undefined)
		return (
			<div className="diff">
				<p className="pre" data-change="">
					{hasMarks ? after : asRead(after)}
				</p>
			</div>
		);
	return (
		<div className="diff">
			{stretches.map((stretch, index) => {
				const key = index;
				if (stretch.kind === 'changed')
					return (
						<p key={key} className="pre" data-change="">
							<WordDiff {...(hasMarks ? stretch : bothAsRead(stretch.before, stretch.after))} />
						</p>
					);
				return wholeText ? (
					<p key={key} className="pre">
						{hasMarks ? stretch.text : asRead(stretch.text)}
					</p>
				) : (
					<p key={key} className="skipped">
						{messages.conflict.equal(stretch.paragraphs)}
					</p>
				);
			})}
		</div>
	);
}

/** J and K, or the arrows, move between changes. */
function ChangeSteps({ count }: { count: number }) {
	const { history: text } = messages;
	const at = useRef(-1);
	const [shown, setShown] = useState(0);
	const go = (by: number) => {
		const changes = [...document.querySelectorAll<HTMLElement>('[data-change]')];
		if (changes.length === 0) return;
		at.current = Math.min(Math.max(0, at.current + by), changes.length - 1);
		changes[at.current]?.scrollIntoView({ block: 'center', behavior: 'smooth' });
		setShown(at.current + 1);
	};
	useShortcuts({ j: () => go(1), k: () => go(-1) });
	return (
		<span className="row">
			<span className="muted num">{text.changeOf(shown, count)}</span>
			<IconButton icon="chevron-up" label={text.previousChange} keys="K" onClick={() => go(-1)} />
			<IconButton icon="chevron-down" label={text.nextChange} keys="J" onClick={() => go(1)} />
		</span>
	);
}

/** What was exchanged is counted here; the list knows by how many words readers' texts differ. */
function countAsListed(before: string, after: string, moreWords: number) {
	const { added, removed } = countChanges(asRead(before), asRead(after));
	const exchanged = Math.min(added, removed);
	return {
		added: exchanged + Math.max(moreWords, 0),
		removed: exchanged + Math.max(-moreWords, 0),
	};
}

export function Comparison(props: ComparisonProps) {
	const { before, after, moreWords, categories, wholeText } = props;
	const { history: text, form } = messages;
	const old = before && textsOf(before, categories);
	const pairs = Object.entries(textsOf(after, categories)).map(([name, text]) => ({
		name,
		before: old?.[name] ?? '',
		after: text,
	}));
	const changed = pairs.filter((pair) => pair.before !== pair.after);
	const same = pairs.filter((pair) => pair.before === pair.after);
	const content = changed.find(({ name }) => name === form.fields.content);
	const total = useMemo(
		() => countAsListed(content?.before ?? '', content?.after ?? '', moreWords),
		[content?.before, content?.after, moreWords],
	);
	const stretches = content
		? changedStretches(content.before, content.after).filter(({ kind }) => kind === 'changed')
				.length
		: 0;
	const steps = changed.length - (content ? 1 : 0) + stretches;
	return (
		<>
			{before && (
				<div className="row between tools-diff">
					<span className="num muted">{text.delta(total.added, total.removed)}</span>
					<ChangeSteps count={steps} />
				</div>
			)}
			{changed.map((pair) => (
				<section className="part" key={pair.name}>
					<h2 className="label">{pair.name}</h2>
					{pair === content ? (
						<ContentDiff {...pair} before={before && pair.before} wholeText={wholeText} />
					) : (
						<p className={pair.name === form.fields.title ? 'diff head' : 'diff'} data-change="">
							{before ? <WordDiff before={pair.before} after={pair.after} /> : pair.after}
						</p>
					)}
				</section>
			))}
			<section className="part">
				<p className="muted">{text.unchanged(same.map(({ name }) => name).join(', '))}</p>
			</section>
		</>
	);
}

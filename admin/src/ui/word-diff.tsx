import { useMemo } from 'react';
import { countWords } from '#domain/text/read-time';
import { diffLists } from '#merge/diff-lists';
import { messages } from '../messages/all.ts';

interface Piece {
	kind: 'same' | 'added' | 'removed';
	text: string;
}

const words = new Intl.Segmenter('pt-BR', { granularity: 'word' });
const wordsOf = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);

function diffPieces(before: string, after: string): Piece[] {
	return diffLists(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => ({
		kind: added ? 'added' : removed ? 'removed' : 'same',
		text: value.join(''),
	}));
}

/** Numbers of added and removed words, counted as everywhere. */
export function countChanges(before: string, after: string): { added: number; removed: number } {
	const pieces = diffPieces(before, after);
	const count = (kind: Piece['kind']) =>
		pieces
			.filter((piece) => piece.kind === kind)
			.reduce((sum, { text }) => sum + countWords(text), 0);
	return { added: count('added'), removed: count('removed') };
}

/** Keeps spaces outside the marks, so that adjacent changes stay separate. */
function Mark({ kind, text }: { kind: 'added' | 'removed'; text: string }) {
	const [, before = '', inside = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
	if (inside === '') return text;
	const { added, removed } = messages.history;
	const Tag = kind === 'added' ? 'ins' : 'del';
	const lines = inside.split(/(\n+)/);
	return (
		<>
			{before}
			{lines.map((line, index) =>
				line.startsWith('\n') ? (
					line
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines of a text differ only by position
					<Tag key={index}>
						{index === 0 && (
							<span className="visually-hidden">{kind === 'added' ? added : removed} </span>
						)}
						{line}
					</Tag>
				),
			)}
			{after}
		</>
	);
}

/** The changes between two texts, word by word, readable by screen readers. */
export function WordDiff({ before, after }: { before: string; after: string }) {
	const pieces = useMemo(() => diffPieces(before, after), [before, after]);
	return pieces.map(({ kind, text }, index) =>
		kind === 'same' ? (
			text
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text differ only by position
			<Mark key={index} kind={kind} text={text} />
		),
	);
}

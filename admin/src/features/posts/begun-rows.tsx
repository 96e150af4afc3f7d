// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows and cells are blocks, which lose their roles
// biome-ignore-all lint/a11y/useSemanticElements: as above
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { countSourceWords } from '#domain/count-source-words';
import type { ListInput } from '../../api/queries.ts';
import { messages } from '../../messages.ts';
import type { BegunText } from '../../text/begun-texts.ts';
import { Button } from '../../ui/button.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { formatMoment } from '../../ui/times.ts';
import { Frame } from './post-table.tsx';
import { useBegunTexts, useThrowAway } from './use-begun-texts.ts';

const shownLetters = 60;

/** The number of words, or the beginning of a text without a title. */
function lineOf({ title, content }: BegunText['values']): string {
	const { begun } = messages.list;
	const start = content.replace(/\s+/g, ' ').trim();
	if (title.trim() !== '' || start === '') return begun.words(countSourceWords(content));
	return start.length > shownLetters ? `“${start.slice(0, shownLetters)}…”` : `“${start}”`;
}

interface BegunRowProps {
	text: BegunText;
	now: string;
	onThrow: () => void;
}

function BegunRow({ text, now, onThrow }: BegunRowProps) {
	const { list, common } = messages;
	const { begun } = list;
	const { values, isOnServer, at, postId } = text;
	const title = values.title.trim() || list.untitled;
	const address = `${paths.admin.create}?id=${postId}`;
	return (
		<tr role="row" className="begun">
			<td className="c-check" role="cell" />
			<td role="cell">
				<Link className="title" to={address}>
					{title}
				</Link>
				<span className="sub">{lineOf(values)}</span>
			</td>
			<td className="c-status" role="cell">
				<StatusMark kind="begun" label={begun.status} />
				<span className="sub">{isOnServer ? begun.onServer : begun.inBrowser}</span>
			</td>
			<td className="c-date num" role="cell">
				<time dateTime={at}>{formatMoment(at, now)}</time>
				<span className="sub">{begun.lastLetter}</span>
			</td>
			<td className="c-views" role="cell">
				{common.none}
			</td>
			<td className="c-actions" role="cell">
				<div className="actions">
					<Link className="btn quiet" to={address} aria-label={`${begun.goOn}: ${title}`}>
						{begun.goOn}
					</Link>
					<Button tone="quiet" aria-label={`${begun.throwAway}: ${title}`} onClick={onThrow}>
						{begun.throwAway}
					</Button>
				</div>
			</td>
		</tr>
	);
}

interface BegunRowsProps {
	input: ListInput;
	now: string;
	/** Set when there is no table of posts to add rows to; shown when there are no new texts either. */
	alone?: ReactNode;
}

/** Texts that are not posts yet, above the posts: each can be continued or discarded. */
export function BegunRows({ input, now, alone }: BegunRowsProps) {
	const texts = useBegunTexts(input);
	const { mutate } = useThrowAway();
	if (texts.length === 0) return alone ?? null;
	const rows = (
		<tbody role="rowgroup">
			{texts.map((text) => (
				<BegunRow key={text.postId} text={text} now={now} onThrow={() => mutate(text)} />
			))}
		</tbody>
	);
	return alone === undefined ? rows : <Frame>{rows}</Frame>;
}

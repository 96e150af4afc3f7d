import { countSourceWords } from '#domain/text/read-time';
import { EditorIcon } from '../../../editor/editor-icon.tsx';
import { writingTools as text } from '../../../messages/writing-tools.ts';
import { Button } from '../../../ui/button.tsx';

interface WritingFootProps {
	words: number;
	minutes: number;
	/** What is chosen of the text. */
	chosen: string;
	onFind: () => void;
	onFocus: () => void;
}

/** How long the text is, and two ways to look at it. */
export function WritingFoot({ words, minutes, chosen, onFind, onFocus }: WritingFootProps) {
	const picked = countSourceWords(chosen);
	return (
		<div className="foot-line">
			<p className="facts-line">
				<span className="num">{text.words(words)}</span>
				{words > 0 && minutes > 0 && <span className="num">{text.reading(minutes)}</span>}
				{picked > 0 && <span className="picked num">{text.picked(picked)}</span>}
			</p>
			<span className="grow" />
			<Button tone="quiet" icon="search" data-tip={`${text.find} (Ctrl+F)`} onClick={onFind}>
				{text.find}
			</Button>
			<Button tone="quiet" data-tip={`${text.focus} (Ctrl+Shift+F)`} onClick={onFocus}>
				<EditorIcon name="lamp-desk" />
				{text.focus}
			</Button>
		</div>
	);
}

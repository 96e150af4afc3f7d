import { unsaved as text } from '../messages/asks.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';

/** A text that only this browser has would be left behind. */
export function AskUnsaved({ onAnswer }: { onAnswer: (leaves: boolean) => void }) {
	return (
		// Within a section, a dialog's header and footer are not the page's landmarks.
		<section>
			<AskDialog title={text.title} stay={text.stay} go={text.leave} onAnswer={onAnswer}>
				{text.text}
			</AskDialog>
		</section>
	);
}

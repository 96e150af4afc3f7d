import { Link } from 'react-router';
import { paths } from '#config/paths';
import { localTime } from '#domain/time/dates';
import { messages } from '../../messages/all.ts';
import { type Reach, useReaderSees } from '../../site/use-reader-sees.ts';
import { journalLost } from '../../text/journal-lost.ts';
import type { Place, ShownState } from '../../text/text-state.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';

interface Line {
	icon: IconName | null;
	tone?: 'caution' | 'danger';
	text: string;
	/** The words lead to the step that is missing. */
	isHeld?: true;
}

function timeOf(iso: string | null): string {
	const { hour, minute } = localTime(iso ?? new Date().toISOString());
	return `${hour}:${minute}`;
}

/** 'Tudo no site' shows only when the site itself has the text. */
function publishedLine(reach: Reach, savedAt: string | null): Line {
	const { place: text } = messages.form;
	switch (reach) {
		case 'there':
			return { icon: 'check', text: text.same };
		case 'on-its-way':
			return { icon: null, text: text.onItsWay };
		case 'held':
			return { icon: 'clock-alert', tone: 'caution', text: messages.rail.missing, isHeld: true };
		case 'stopped':
			return { icon: 'triangle-alert', tone: 'danger', text: text.stopped };
		case 'unknown':
			return { icon: 'check', text: text.savedAt(timeOf(savedAt)) };
	}
}

function lineOf(state: ShownState, reach: Reach): Line {
	const { place, savedAt, post, unpublished, conflict } = state;
	const { place: text } = messages.form;
	if (conflict) return { icon: 'shield-check', text: text.conflict };
	const lines: Record<Place, Line> = {
		new: { icon: 'pencil', text: text.new },
		same: publishedLine(reach, savedAt),
		saved:
			post?.published && unpublished
				? { icon: 'check', text: text.unpublished }
				: { icon: 'check', text: text.savedAt(timeOf(savedAt)) },
		browser: { icon: 'pencil', text: text.browser },
		saving: { icon: null, text: text.saving },
		offline: { icon: 'wifi-off', tone: 'caution', text: text.offline },
		session: { icon: 'lock', tone: 'caution', text: text.session },
		failed: { icon: 'triangle-alert', tone: 'danger', text: text.failed },
		'too-long': { icon: 'triangle-alert', tone: 'danger', text: text.tooLong },
	};
	return lines[place];
}

/** Where the server does not have the text, and the browser should. */
const unsent: readonly Place[] = ['offline', 'session', 'failed', 'too-long'];

/** Says in one sentence where the text is saved. */
export function SavedLine({ state }: { state: ShownState }) {
	const reach = useReaderSees(state.post?.id ?? '');
	const isLost = journalLost.useValue() && unsent.includes(state.place);
	const { icon, tone, text, isHeld }: Line = isLost
		? { icon: 'triangle-alert', tone: 'danger', text: messages.form.place.nowhere }
		: lineOf(state, reach);
	return (
		<span role="status" className="saved-slot">
			<span className="saved" data-tone={tone}>
				{icon ? <Icon name={icon} /> : <span className="spin" />}
				{isHeld ? (
					<Link className="link saved-words" to={paths.admin.activate}>
						{text}
					</Link>
				) : (
					<span className="saved-words">{text}</span>
				)}
			</span>
		</span>
	);
}

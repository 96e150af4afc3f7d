import type { RevisionSummary } from '#contract/post-revisions';
import { formatDateTime, localTime } from '#domain/time/dates';
import { messages } from '../../messages/all.ts';
import { formatDay, formatWeekday } from '../../ui/times.ts';

interface RevisionListProps {
	revisions: RevisionSummary[];
	current: number;
	now: string;
	onChoose: (revision: number) => void;
}

const clock = (iso: string) => {
	const { hour, minute } = localTime(iso);
	return `${hour}:${minute}`;
};

const signed = (delta: number) => (delta === 0 ? '' : delta > 0 ? `+${delta}` : `−${-delta}`);

function byDay(revisions: RevisionSummary[]): [string, RevisionSummary[]][] {
	const days = new Map<string, RevisionSummary[]>();
	for (const revision of revisions) {
		const day = formatDay(revision.created_at);
		days.set(day, [...(days.get(day) ?? []), revision]);
	}
	return [...days];
}

/** What no editor did at that moment. */
const unsigned: ReadonlySet<string> = new Set(['import', 'planned', 'removed']);
function authored({ cause, user_name, date_before }: RevisionSummary): string {
	const { causes, by, dateBefore } = messages.history;
	const was = date_before ? dateBefore(formatDateTime(date_before)) : '';
	return `${causes[cause]}${unsigned.has(cause) ? '' : by(user_name)}${was}`;
}

export function RevisionList({ revisions, current, now, onChoose }: RevisionListProps) {
	const { history: text } = messages;
	const isFirst = (at: RevisionSummary) => at === revisions.at(-1);
	const wordsBefore = (at: RevisionSummary) =>
		revisions.find(({ revision }) => revision < at.revision)?.words ?? 0;
	return (
		<nav className="revs" aria-label={text.versions}>
			{byDay(revisions).map(([day, list]) => (
				<section key={day}>
					<h2 className="label">
						{day === formatDay(now) ? text.today : formatWeekday(list[0]?.created_at ?? now)}
					</h2>
					<ul>
						{list.map((item) => (
							<li key={item.revision}>
								<button
									type="button"
									aria-current={item.revision === current ? 'true' : undefined}
									onClick={() => onChoose(item.revision)}
								>
									<time dateTime={item.created_at}>{clock(item.created_at)}</time>
									<span>{authored(item)}</span>
									<span className="delta">
										{isFirst(item) ? text.firstVersion : signed(item.words - wordsBefore(item))}
									</span>
									<span className="sub clip">{`${item.title}, ${text.words(item.words)}`}</span>
								</button>
							</li>
						))}
					</ul>
				</section>
			))}
		</nav>
	);
}

import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { SiteStatus } from '#contract/site-status';
import { messages } from '../../messages/all.ts';
import type { SiteLight } from '../../site/use-site-light.ts';
import { formatComing, formatMoment } from '../../ui/times.ts';
import { Answer } from './answer.tsx';
import { CopyAnswer, isCopyLate } from './backup-answer.tsx';
import { isMonthSpent, MonthAnswer } from './deploy-budget-answer.tsx';
import {
	BrokenService,
	FailedBuild,
	LateScheduler,
	UnseenParts,
	UnsentPosts,
} from './failures.tsx';
import { formatLasting } from './format-lasting.ts';
import { isTellingRefused, SearchAnswer } from './search-engine-answer.tsx';
import { SetupAnswers } from './setup-answers.tsx';
import { SiteAnswer } from './site-answer.tsx';
import { isNearlyFull, StorageAnswer } from './storage-answer.tsx';
import type { System } from './system-query.ts';

interface NextAnswerProps {
	post: System['next_post'];
	/** Whether the scheduler is late, which another answer says. */
	isLate: boolean;
	now: string;
}

/** What goes out next by itself. */
function NextAnswer({ post, isLate, now }: NextAnswerProps) {
	const { next } = messages.system;
	const say = post && post.scheduled_at <= now ? next.late : next.title;
	const [when = '', distance] = post ? formatComing(post.scheduled_at, now).split(', ') : [];
	return (
		<Answer
			sign="clock"
			{...(!isLate && { tone: 'ok' as const })}
			title={post ? say(when.replace('-feira', '')) : next.none}
		>
			{post && (
				<p>
					<Link className="link" to={paths.admin.edit(post.id)}>
						{post.title}
					</Link>
					{`, ${distance}.`}
				</p>
			)}
			{!isLate && <p>{next.fine}</p>}
		</Answer>
	);
}

const shownBuilds = 3;

/** What went live last, a line each. */
function LastAnswer({ builds, now }: { builds: System['builds']; now: string }) {
	const { last, builds: text } = messages.system;
	return (
		<Answer sign="rocket" title={last.title}>
			{builds.length === 0 && <p>{text.none}</p>}
			<ul className="last">
				{builds.slice(0, shownBuilds).map(({ at, title, changes, reason, waited_ms }) => (
					<li key={at}>
						<span className="num">{formatMoment(at, now)}</span>
						<span>{title ?? text.changes(changes)}</span>
						<span className="num">
							{reason ? last.failed : waited_ms !== null && formatLasting(waited_ms)}
						</span>
					</li>
				))}
			</ul>
		</Answer>
	);
}

/** What of the brand is still the shipped demo's. */
function DemoAnswer({ labels }: { labels: string[] }) {
	const { demo } = messages.system;
	return (
		<Answer sign="shield" title={demo.title}>
			<p>{demo.text(labels.join(', '))}</p>
			<p>{demo.action}</p>
		</Answer>
	);
}

const quietAfterMs = 3 * 60_000;

function isSchedulerLate({ overdue, last_run_at }: SiteStatus['scheduler'], now: string): boolean {
	const isQuiet = last_run_at !== null && Date.parse(now) - Date.parse(last_run_at) > quietAfterMs;
	return overdue > 0 || isQuiet;
}

interface AnswersProps {
	status: SiteStatus;
	/** Undefined while it loads, and when it cannot be read. */
	more: System | undefined;
	light: SiteLight;
	version: string | null;
	now: string;
}

/** Site, next post, last goes-live, backup, room and month: what needs her first, then the rest in their order. */
export function Answers({ status, more, light, version, now }: AnswersProps) {
	const { scheduler, build, budget, pending, hook } = status;
	const isUnsent = hook === 'missing' || hook === 'foreign';
	const isLate = isSchedulerLate(scheduler, now);
	const hasFailed = light.kind !== 'live' && build.state === 'failed' && pending.length > 0;
	const unseen = more?.findings.total ?? 0;
	const shipped = more?.demo_settings ?? [];
	const broken = more?.checks.filter(({ state }) => state === 'failed') ?? [];
	const hasNoMail = more?.checks.some(({ name, state }) => name === 'mail' && state === 'unset');
	const month = <MonthAnswer key="month" budget={budget} now={now} />;
	const copy = more && <CopyAnswer key="copy" backup={more.backup} now={now} />;
	const storage = more && <StorageAnswer key="storage" storage={more.storage} />;
	const engines = more?.search_engines;
	const rest = [
		{
			isBad: false,
			answer: more && <NextAnswer key="next" post={more.next_post} isLate={isLate} now={now} />,
		},
		{ isBad: false, answer: more && <LastAnswer key="last" builds={more.builds} now={now} /> },
		{ isBad: isCopyLate(more?.backup ?? null, now), answer: copy },
		{ isBad: more !== undefined && isNearlyFull(more.storage), answer: storage },
		{ isBad: isMonthSpent(budget), answer: month },
		{
			isBad: isTellingRefused(engines),
			answer: engines && <SearchAnswer key="engines" engines={engines} now={now} />,
		},
	];
	const answersThat = (areBad: boolean) =>
		rest.filter(({ isBad }) => isBad === areBad).map(({ answer }) => answer);
	return (
		<section className="answers" aria-label={messages.system.answers}>
			{isUnsent && <UnsentPosts state={hook} waiting={pending.length} />}
			{hasFailed && <FailedBuild {...{ status, version, now }} />}
			{more && unseen > 0 && <UnseenParts findings={more.findings} />}
			{isLate && <LateScheduler scheduler={scheduler} now={now} />}
			{broken.map(({ name }) => (
				<BrokenService key={name} name={name} />
			))}
			{more?.setup && <SetupAnswers setup={more.setup} />}
			{answersThat(true)}
			<SiteAnswer
				{...{ light, status, version, now }}
				waitedMs={more?.builds[0]?.waited_ms ?? null}
				isPartly={unseen > 0}
			/>
			{answersThat(false)}
			{hasNoMail && (
				<Answer sign="mail" title={messages.system.unwarned.title}>
					<p>{messages.system.unwarned.text}</p>
				</Answer>
			)}
			{shipped.length > 0 && <DemoAnswer labels={shipped} />}
		</section>
	);
}

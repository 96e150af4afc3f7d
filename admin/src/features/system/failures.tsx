import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { SiteStatus } from '#contract/site-status';
import { formatDistance } from '#domain/time/schedule';
import { messages } from '../../messages/all.ts';
import { AutoPublishButton } from '../../site/auto-publish-button.tsx';
import { monthRestart } from '../../site/deploy-budget-restart.ts';
import { mendingAddress, textOf } from '../../site/finding.ts';
import { useRetryBuild } from '../../site/use-retry-build.ts';
import { Button } from '../../ui/button.tsx';
import { Answer } from './answer.tsx';
import { isMonthSpent } from './deploy-budget-answer.tsx';
import type { System } from './system-query.ts';

const namedAtMost = 3;

interface FailedBuildProps {
	status: SiteStatus;
	/** The time of the version that readers see. */
	version: string | null;
	now: string;
}

/** A change that did not reach readers. */
export function FailedBuild({ status, version, now }: FailedBuildProps) {
	const { failed } = messages.system;
	const retry = useRetryBuild();
	const reason = status.build.reason ?? 'unknown';
	const { pending, budget } = status;
	const isSpent = reason === 'quota' && isMonthSpent(budget);
	const titles = [...new Set(pending.map(({ title }) => title ?? messages.rail.change))];
	const named = titles.slice(0, namedAtMost);
	return (
		<Answer
			sign="bad"
			tone="bad"
			title={failed.title(pending.length)}
			actions={
				!isSpent && (
					<Button busy={retry.isPending} onClick={() => retry.mutate()}>
						{messages.common.retry}
					</Button>
				)
			}
		>
			{named.length > 0 && (
				<p>
					<b>{failed.waiting(named, titles.length - named.length)}.</b>
				</p>
			)}
			<p>{messages.failedNotice.text(messages.reasons[reason], version)}</p>
			<p>
				{reason === 'quota' ? failed.spent(monthRestart(budget, now)) : failed.whatToDo[reason]}{' '}
				{reason === 'quota' && !isSpent && failed.refused}
			</p>
		</Answer>
	);
}

/** Publications that wait for the address that starts builds, or for the right one. */
export function UnsentPosts({ state, waiting }: { state: 'missing' | 'foreign'; waiting: number }) {
	const { unsent } = messages.system;
	return (
		<Answer
			sign="rocket"
			tone="bad"
			title={unsent[state].title}
			actions={
				<Link className="btn primary" to={paths.admin.activate}>
					{unsent.activate}
				</Link>
			}
		>
			<p>{unsent[state].text}</p>
			{waiting > 0 && <p>{unsent.waiting(waiting)}</p>}
		</Answer>
	);
}

/** Posts that readers do not see as written, each with the reason and a link to its field. */
export function UnseenParts({ findings }: { findings: System['findings'] }) {
	const { findings: text } = messages.system;
	const { total, posts } = findings;
	const more = total - posts.length;
	return (
		<Answer sign="bad" tone="bad" title={text.title(total)}>
			<ul className="unseen">
				{posts.map((finding) => (
					<li key={finding.post_id}>
						<Link className="link" to={mendingAddress(finding.post_id, finding)}>
							{finding.title}
						</Link>
						<span>{textOf(finding)}</span>
						{finding.kind === 'post' ? (
							<details className="log">
								<summary className="link">{messages.system.log}</summary>
								<code className="mono">{finding.detail}</code>
							</details>
						) : (
							<code className="mono">{finding.detail}</code>
						)}
					</li>
				))}
			</ul>
			{more > 0 && <p>{text.more(more)}</p>}
			<p className="to-do">{text.whatToDo}</p>
		</Answer>
	);
}

/** Posts that did not go out, or a scheduler that would not send any. */
export function LateScheduler({
	scheduler,
	now,
}: {
	scheduler: SiteStatus['scheduler'];
	now: string;
}) {
	const { late } = messages.system;
	const { overdue, last_run_at } = scheduler;
	return (
		<Answer
			sign="bad"
			tone="bad"
			title={overdue > 0 ? late.title(overdue) : late.quiet}
			actions={overdue > 0 && <AutoPublishButton />}
		>
			<p>{last_run_at ? late.text(formatDistance(last_run_at, now)) : late.never}</p>
			<p>{overdue > 0 ? late.whatToDo : late.quietToDo}</p>
		</Answer>
	);
}

/** A service that the desk needs and that does not work. */
export function BrokenService({ name }: { name: System['checks'][number]['name'] }) {
	const { broken } = messages.system;
	return (
		<Answer sign="bad" tone="bad" title={broken[name].title}>
			<p>{broken[name].text}</p>
			<p>{broken.whatToDo}</p>
		</Answer>
	);
}

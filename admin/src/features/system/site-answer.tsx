import type { SiteStatus } from '#contract/site-status';
import { messages } from '../../messages/all.ts';
import { useRetryBuild } from '../../site/use-retry-build.ts';
import type { SiteLight } from '../../site/use-site-light.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoment } from '../../ui/times.ts';
import { Answer } from './answer.tsx';
import { formatLasting } from './format-lasting.ts';

interface SiteAnswerProps {
	light: SiteLight;
	status: SiteStatus;
	/** The time of the version that readers see. */
	version: string | null;
	/** How long readers waited for the last change. */
	waitedMs: number | null;
	/** Whether something above says what readers do not see. */
	isPartly: boolean;
	now: string;
}

function sayWhat({ light, status, version, waitedMs, isPartly, now }: SiteAnswerProps) {
	const { site } = messages.system;
	const usual = status.build.usual_ms;
	if (light.isClosed) return { title: light.text, lines: [site.closed, site.closedToDo] };
	switch (light.kind) {
		case 'live':
			return {
				title: isPartly ? site.restUpToDate : site.upToDate,
				lines: [
					(isPartly ? site.restSeen : site.seen)(formatMoment(now, now)),
					waitedMs !== null && site.took(formatLasting(waitedMs)),
				],
			};
		case 'draft':
			return { title: site.unknown, lines: [site.unknownText] };
		case 'failed':
			return { title: site.old(version).slice(0, -1), lines: [] };
		default:
			return {
				title: site.onTheWay(Math.max(1, status.pending.length)),
				lines: [site.old(version), usual !== null && site.usual(formatLasting(usual))],
			};
	}
}

/** What readers see now. */
export function SiteAnswer(props: SiteAnswerProps) {
	const { title, lines } = sayWhat(props);
	const retry = useRetryBuild();
	const { kind } = props.light;
	return (
		<Answer
			isWide
			sign={kind === 'live' ? 'check' : 'clock'}
			{...(kind === 'live' && { tone: 'ok' as const })}
			title={title}
			actions={
				<Button busy={retry.isPending} onClick={() => retry.mutate()}>
					{messages.system.site.rebuild}
				</Button>
			}
		>
			{lines.map((line) => line && <p key={line}>{line}</p>)}
		</Answer>
	);
}

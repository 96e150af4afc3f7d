import { useQuery } from '@tanstack/react-query';
import { messages } from '../../messages/all.ts';
import { namedOriginQuery } from '../../site/public-site.ts';
import { useRetryBuild } from '../../site/use-retry-build.ts';
import { Button } from '../../ui/button.tsx';
import { Answer } from './answer.tsx';
import type { System } from './system-query.ts';

/** One publication mends what the pages say of their own address. */
function MovedSite({ named, address }: { named: string; address: string }) {
	const { moved, site } = messages.system;
	const retry = useRetryBuild();
	return (
		<Answer
			sign="bad"
			tone="bad"
			title={moved.title}
			actions={
				<Button busy={retry.isPending} onClick={() => retry.mutate()}>
					{site.rebuild}
				</Button>
			}
		>
			<p>{moved.text(named, address)}</p>
			<p>{moved.whatToDo}</p>
		</Answer>
	);
}

/** What of the site's set-up keeps it from working. */
export function SetupAnswers({ setup }: { setup: NonNullable<System['setup']> }) {
	const { unready } = messages.system;
	const { tables, address } = setup;
	const named = useQuery(namedOriginQuery).data;
	return (
		<>
			{tables.missing > 0 && (
				<Answer sign="bad" tone="bad" title={unready.title}>
					<p>{unready.text(tables.missing)}</p>
					<p>{unready.whatToDo}</p>
				</Answer>
			)}
			{named && named !== address && <MovedSite named={named} address={address} />}
		</>
	);
}

import { useQuery } from '@tanstack/react-query';
import type { HookState } from '#domain/site/build-hook';
import { activate as text } from '../../messages/activate.ts';
import { publicSiteQuery } from '../../site/public-site.ts';
import { Icon } from '../../ui/icon.tsx';

/** What stands between a new blog and its readers. The last step is there only while strangers see nothing. */
export function WayIn({ hook }: { hook: HookState }) {
	const isHidden = useQuery(publicSiteQuery).data === false;
	const isActive = hook === 'proven';
	if (hook === 'setting' || (isActive && !isHidden)) return null;
	const { account, publishing, open } = text.way;
	const steps = [
		{ name: account, isDone: true },
		{ name: publishing, isDone: isActive },
		...(isHidden ? [{ name: open, isDone: false }] : []),
	];
	const now = steps.findIndex(({ isDone }) => !isDone);
	return (
		<ol className="way-in" aria-label={text.way.label}>
			{steps.map(({ name, isDone }, index) => (
				<li
					key={name}
					className={isDone ? 'done' : undefined}
					aria-current={index === now ? 'step' : undefined}
				>
					{isDone && <Icon name="check" />}
					{name}
				</li>
			))}
		</ol>
	);
}

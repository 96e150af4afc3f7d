import { Marked } from '#components/marked.tsx';
import { statusLabels } from '#domain/post/post';
import { parseQuery } from '#domain/search/search-match';
import { missed } from '../../messages/missed-addresses.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Target } from './use-missed-address-targets.ts';

const text = missed.dialog;

interface TargetListProps {
	id: string;
	posts: Target[];
	others: Target[];
	/** The place of the chosen one in both. */
	at: number;
	asked: string;
	onPlace: (at: number) => void;
}

/** Where an address may lead: posts, and then everything else. */
export function TargetList({ id, posts, others, at, asked, onPlace }: TargetListProps) {
	const terms = parseQuery(asked).terms.flat();
	const groups = [
		[asked === '' ? text.similar : undefined, posts, 0],
		[asked === '' ? text.others : undefined, others, posts.length],
	] as const;
	return (
		<div className="list" role="listbox" id={id} aria-label={text.list}>
			{groups.map(([name, targets, start]) =>
				targets.length === 0 ? null : (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
					<div key={start === 0 ? 'posts' : 'others'} role="group" aria-label={name}>
						{name && (
							<span className="group-name" aria-hidden="true">
								{name}
							</span>
						)}
						{targets.map(({ key, kind, title, about }, index) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
							// biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
							<div
								key={key}
								id={`${id}-${start + index}`}
								className="pick"
								role="option"
								aria-selected={start + index === at}
								onClick={() => onPlace(start + index)}
							>
								<span className="title">
									<Marked text={title} terms={terms} />
								</span>
								<span className="sub">{about}</span>
								{kind === 'post' && <StatusBadge kind="live" label={statusLabels.published} />}
							</div>
						))}
					</div>
				),
			)}
		</div>
	);
}

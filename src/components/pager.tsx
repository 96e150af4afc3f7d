import { messages } from '#config/messages';
import { pagerItems } from '#domain/post/pagination';
import { Icon, type IconName } from './icon.tsx';

interface PagerProps {
	page: number;
	pages: number;
	addressOf: (page: number) => string;
	/** Lets an island turn the page without navigating; the links remain real links. */
	onTurn?: (event: React.MouseEvent, page: number) => void;
}

/** Numbered pages: up to five numbers with gaps between them. */
export function Pager({ page, pages, addressOf, onTurn }: PagerProps) {
	if (pages <= 1) return null;
	const turn = (target: number) => onTurn && ((event: React.MouseEvent) => onTurn(event, target));
	const step = (target: number) =>
		target >= 1 && target <= pages ? { href: addressOf(target), onClick: turn(target) } : {};
	return (
		<nav className="pager" aria-label={messages.pager.label}>
			<ul>
				<li aria-hidden={page === 1 || undefined}>
					<Step icon="previous" label={messages.pager.previous} {...step(page - 1)} />
				</li>
				{pagerItems(page, pages).map((item, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position
					<li key={index}>
						{item === 'gap' ? (
							<span>…</span>
						) : (
							<a
								href={addressOf(item)}
								onClick={turn(item)}
								aria-label={messages.pager.page(item)}
								aria-current={item === page ? 'page' : undefined}
							>
								{item}
							</a>
						)}
					</li>
				))}
				<li aria-hidden={page === pages || undefined}>
					<Step icon="next" label={messages.pager.next} {...step(page + 1)} />
				</li>
			</ul>
		</nav>
	);
}

interface StepProps {
	icon: IconName;
	label: string;
	href?: string;
	onClick?: ((event: React.MouseEvent) => void) | undefined;
}

function Step({ icon, label, href, onClick }: StepProps) {
	if (!href) {
		return (
			<span>
				<Icon name={icon} />
			</span>
		);
	}
	return (
		<a href={href} onClick={onClick} aria-label={label} rel={icon === 'next' ? 'next' : 'prev'}>
			<Icon name={icon} />
		</a>
	);
}

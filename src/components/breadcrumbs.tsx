import { messages } from '#config/messages';

interface BreadcrumbsProps {
	/** The steps to the page; the last one is the page itself. */
	crumbs: readonly { name: string; path: string }[];
}

/** The breadcrumbs of a page; renders nothing when there is only one step. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
	const way = crumbs.slice(0, -1);
	if (way.length === 0) return null;
	return (
		<nav className="crumbs" aria-label={messages.breadcrumbs}>
			<ol>
				{way.map(({ name, path }) => (
					<li key={path}>
						<a href={path}>{name}</a>
					</li>
				))}
				<li aria-current="page">{crumbs.at(-1)?.name}</li>
			</ol>
		</nav>
	);
}

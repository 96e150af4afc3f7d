import { messages } from '#config/messages';

/** One step to a page. */
export interface Crumb {
	name: string;
	path: string;
}

interface BreadcrumbsProps {
	/** The last one is the page itself. */
	crumbs: readonly Crumb[];
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

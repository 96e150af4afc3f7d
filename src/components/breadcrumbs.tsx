import { messages } from '#config/messages';

interface BreadcrumbsProps {
	/** The way to the page; its last step is the page itself. */
	crumbs: readonly { name: string; path: string }[];
}

/** The way to a page; nothing where it is one step long. */
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

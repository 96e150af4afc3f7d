import type { ReactNode } from 'react';
import { site } from '#config/site';
import { messages } from '../messages.ts';

interface PageHeadProps {
	title: string;
	lead: ReactNode;
	/** What the page's user can do, beside the title. */
	children?: ReactNode;
}

/** The document's title, the page's, and what it is about. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
	<>
		<title>{`${title} — ${messages.appTitle} — ${site.name}`}</title>
		<div className="page-head">
			<div>
				<h1 id="titulo">{title}</h1>
				{lead && <p>{lead}</p>}
			</div>
			{children}
		</div>
	</>
);

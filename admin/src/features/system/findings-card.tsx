import { Link } from 'react-router';
import { messages } from '../../messages/all.ts';
import { mendingAddress, textOf } from '../../site/finding.ts';
import { Cell, PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import type { System } from './system-query.ts';

/** Posts that readers do not see as written, each with the reason and a link to its field. */
export function FindingsCard({ findings }: { findings: System['findings'] }) {
	const { findings: text } = messages.system;
	const { total, posts } = findings;
	const more = total - posts.length;
	return (
		<section className="card" aria-labelledby="nao-aparece">
			<header>
				<h2 id="nao-aparece">{text.title}</h2>
				<span className="muted num">{total}</span>
			</header>
			{total === 0 && <p className="muted">{text.none}</p>}
			{total > 0 && (
				<PlainTable
					labelledBy="nao-aparece"
					className="findings"
					columns={text.columns.map((label) => ({ label }))}
				>
					{posts.map((finding) => (
						<PlainRow key={finding.post_id}>
							<Cell>
								<Link className="link" to={mendingAddress(finding.post_id, finding)}>
									{finding.title}
								</Link>
							</Cell>
							<Cell>
								{textOf(finding)}
								<code className="sub mono">{finding.detail}</code>
							</Cell>
						</PlainRow>
					))}
				</PlainTable>
			)}
			{more > 0 && <p className="muted">{text.more(more)}</p>}
		</section>
	);
}

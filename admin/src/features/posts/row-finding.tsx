import { Link } from 'react-router';
import { messages } from '../../messages.ts';
import { type Finding, mendingAddress, textOf } from '../../site/finding.ts';

/** Below the title, while it applies: what readers do not see of the post, with a link to the field. */
export function RowFinding({ postId, finding }: { postId: string; finding: Finding }) {
	return (
		<div>
			<span className="sub">
				{textOf(finding)}{' '}
				<Link className="link" to={mendingAddress(postId, finding)}>
					{messages.finding.show[finding.kind]}
				</Link>
			</span>
		</div>
	);
}
